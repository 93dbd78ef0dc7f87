"""Layer 1: computer players, which see only what their seat may see, advice and the engine."""
