<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Nothing you play leaves this computer.</source>
        <translation>Nada do que você joga sai deste computador.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenças…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Scopa and its family of card games, played offline against computer opponents.</source>
        <translation>A Scopa e os jogos da família, off-line, contra adversários controlados pelo computador.</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}.</source>
        <translation>Versão {version}, com Python {python} e Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it, share it.</source>
        <translation>Software livre sob a licença MIT: use, modifique, compartilhe.</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Suas partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>AccessibilityPage</name>
    <message>
        <source>When on, cards fade in and out instead of moving across the table.</source>
        <translation>Quando ativado, as cartas aparecem e somem aos poucos em vez de atravessar a mesa.</translation>
    </message>
    <message>
        <source>R&amp;educed motion</source>
        <translation>&amp;Movimento reduzido</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Buttons, piles and the move list change sides, so your hand hides no cards.</source>
        <translation>Os botões, as pilhas e a lista de jogadas mudam de lado, para a mão não cobrir as cartas.</translation>
    </message>
    <message>
        <source>Cards are half as large again and overlap; everything else is smaller.</source>
        <translation>As cartas ficam uma vez e meia maiores e se sobrepõem; o resto fica menor.</translation>
    </message>
    <message>
        <source>Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them.</source>
        <translation>As letras de uma metade do teclado bastam para a partida inteira. Ctrl+F1 mostra a lista.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Mesa para canhotos</translation>
    </message>
    <message>
        <source>Large cards</source>
        <translation>Cartas grandes</translation>
    </message>
    <message>
        <source>Signs for the suits</source>
        <translation>Sinais para os naipes</translation>
    </message>
    <message>
        <source>Each card shows its value and a sign in its corner: another colour and shape for each suit. On French cards, diamonds become blue and clubs green.</source>
        <translation>Cada carta mostra no canto o valor e um sinal, de cor e forma diferentes para cada naipe. Nas cartas francesas, os ouros ficam azuis e os paus, verdes.</translation>
    </message>
    <message>
        <source>Keys for one hand</source>
        <translation>Teclas para uma mão</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Mão esquerda</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mão direita</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamanho do texto</translation>
    </message>
    <message>
        <source>The size of all texts, including those on the table.</source>
        <translation>O tamanho de todos os textos, também dos da mesa.</translation>
    </message>
    <message>
        <source>L&amp;ight or dark</source>
        <translation>&amp;Claro ou escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>The colours of windows like this one. The table has its own.</source>
        <translation>As cores de janelas como esta. A mesa tem as suas próprias cores.</translation>
    </message>
    <message>
        <source>A dark cloth without texture, black and white windows, thicker outlines, hatching instead of shading. It is on by itself when the system asks for high contrast.</source>
        <translation>Um pano escuro sem textura, janelas em preto e branco, contornos mais grossos, hachuras em vez de sombreado. Liga-se sozinho quando o sistema pede alto contraste.</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{declared}, matta as {value}</source>
        <translation>{declared}, matta valendo {value}</translation>
    </message>
    <message>
        <source>You cut this card.</source>
        <translation>Esta carta saiu no corte.</translation>
    </message>
    <message>
        <source>You can declare {cards}.</source>
        <translation>Você pode declarar: {cards}.</translation>
    </message>
    <message>
        <source>You can declare before you play.</source>
        <translation>Você pode declarar antes de jogar.</translation>
    </message>
    <message>
        <source>You can take cards from the table before you play.</source>
        <translation>Você pode levar cartas da mesa antes de jogar.</translation>
    </message>
    <message>
        <source>Keep it as your first card</source>
        <translation>Ficar com ela na mão</translation>
    </message>
    <message>
        <source>Look back, watch: play or pause</source>
        <translation>Rever ou assistir: reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Colocar na mesa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Rem&amp;atch</source>
        <translation>Revanc&amp;he</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Reiniciar a rodada</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>P&amp;lacar…</translation>
    </message>
    <message>
        <source>About this &amp;deal…</source>
        <translation>Sobre &amp;esta distribuição…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Abrir partida…</translation>
    </message>
    <message>
        <source>&amp;Save the match as…</source>
        <translation>Sal&amp;var partida como…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Di&amp;ca</translation>
    </message>
    <message>
        <source>&amp;Next possible capture</source>
        <translation>&amp;Próxima captura</translation>
    </message>
    <message>
        <source>&amp;Skip the animation</source>
        <translation>P&amp;ular a animação</translation>
    </message>
    <message>
        <source>Look &amp;back one move</source>
        <translation>&amp;Voltar uma jogada</translation>
    </message>
    <message>
        <source>Look &amp;forward one move</source>
        <translation>&amp;Avançar uma jogada</translation>
    </message>
    <message>
        <source>&amp;Play the moves</source>
        <translation>Reproduzir as jo&amp;gadas</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Paus&amp;e</source>
        <translation>Pau&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Table &amp;options…</source>
        <translation>&amp;Opções da mesa…</translation>
    </message>
    <message>
        <source>&amp;Automatic play</source>
        <translation>Jogo auto&amp;mático</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Sair da mesa</translation>
    </message>
    <message>
        <source>&amp;End by agreement…</source>
        <translation>&amp;Encerrar de comum acordo…</translation>
    </message>
    <message>
        <source>&amp;Watch a match…</source>
        <translation>Assis&amp;tir a uma partida…</translation>
    </message>
    <message>
        <source>&amp;Sit in…</source>
        <translation>Assumir um &amp;lugar…</translation>
    </message>
    <message>
        <source>Watch a&amp;gain</source>
        <translation>Voltar a assisti&amp;r</translation>
    </message>
    <message>
        <source>&amp;Next move</source>
        <translation>Próxima &amp;jogada</translation>
    </message>
    <message>
        <source>Look &amp;from the next seat</source>
        <translation>&amp;Ver do próximo lugar</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Ap&amp;render</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lições…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problemas…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>As cartas do &amp;dia…</translation>
    </message>
    <message>
        <source>&amp;Review the match…</source>
        <translation>&amp;Analisar a partida…</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Treinador</translation>
    </message>
    <message>
        <source>Cards &amp;out and gone</source>
        <translation>&amp;Cartas que saíram e que faltam</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>C&amp;hances</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partidas…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>&amp;Leaderboard…</source>
        <translation>&amp;Ranking…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Imparcialidade…</translation>
    </message>
    <message>
        <source>&amp;Chips and experience…</source>
        <translation>&amp;Fichas e experiência…</translation>
    </message>
    <message>
        <source>&amp;Profile and badges…</source>
        <translation>Perfil e in&amp;sígnias…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Lista de jogadas</translation>
    </message>
    <message>
        <source>Last &amp;capture…</source>
        <translation>Última &amp;captura…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regras do jogo</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guia</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos do teclado</translation>
    </message>
    <message>
        <source>&amp;About Scopa Desktop</source>
        <translation>&amp;Sobre o Scopa Desktop</translation>
    </message>
    <message>
        <source>While watching</source>
        <translation>Enquanto você assiste</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Imediata</translation>
    </message>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Velocidade do jogo</translation>
    </message>
    <message>
        <source>With the left hand alone</source>
        <translation>Só com a mão esquerda</translation>
    </message>
    <message>
        <source>With the right hand alone</source>
        <translation>Só com a mão direita</translation>
    </message>
    <message>
        <source>Move between the cards</source>
        <translation>Andar pelas cartas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Select a card, play it</source>
        <translation>Escolher uma carta, jogá-la</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter ou Espaço</translation>
    </message>
    <message>
        <source>Select the first, second … card</source>
        <translation>Escolher a 1ª, a 2ª … carta</translation>
    </message>
    <message>
        <source>1, 2 … 9, 0</source>
        <translation>1, 2 … 9, 0</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Descartar a carta escolhida</translation>
    </message>
    <message>
        <source>Delete or Backspace</source>
        <translation>Delete ou Backspace</translation>
    </message>
    <message>
        <source>Next or previous possible capture</source>
        <translation>Próxima captura ou a anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, wheel</source>
        <translation>Tab, Shift+Tab, roda</translation>
    </message>
    <message>
        <source>Read out table, hand, piles, score, last moves</source>
        <translation>Ler mesa, mão, pilhas, placar, últimas jogadas</translation>
    </message>
    <message>
        <source>Shift+T, H, P, S, L</source>
        <translation>Shift+T, H, P, S, L</translation>
    </message>
    <message>
        <source>Deselect the card</source>
        <translation>Desfazer a escolha</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look back: one move, one round, all</source>
        <translation>Rever: uma jogada, uma rodada, tudo</translation>
    </message>
    <message>
        <source>Arrow keys, Page keys, Home, End</source>
        <translation>Setas, Page, Home, End</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Pular a animação</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Call out? Your side needs {points} that nobody can take away, and more than any other side. If it has fewer, you lose the match.</source>
        <translation>Cantar vitória? A sua dupla precisa ter {points} que ninguém possa tirar dela, e mais do que qualquer outra. Se tiver menos, vocês perdem a partida.</translation>
    </message>
    <message>
        <source>Call out? You need {points} that nobody can take away, and more than anybody else. If you have fewer, you lose the match.</source>
        <translation>Cantar vitória? Você precisa ter {points} que ninguém possa tirar de você, e mais do que todos os outros. Se tiver menos, perde a partida.</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Levá-las</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Deixá-las</translation>
    </message>
    <message>
        <source>Cut the pack before the deal.</source>
        <translation>Corte o baralho antes da distribuição.</translation>
    </message>
    <message>
        <source>{name} cuts the pack before the deal.</source>
        <translation>{name} corta o baralho antes da distribuição.</translation>
    </message>
    <message>
        <source>You may take the opening cards.</source>
        <translation>Você pode levar a mesa inicial.</translation>
    </message>
    <message>
        <source>Select cards that make {total}, or take one of these:</source>
        <translation>Marque cartas que somem {total}, ou leve um destes grupos:</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Não declarar nada</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Cantar vitória</translation>
    </message>
    <message>
        <source>S, Space, Enter, Esc or a click</source>
        <translation>S, Espaço, Enter, Esc ou um clique</translation>
    </message>
</context>
<context>
    <name>AgreementController</name>
    <message>
        <source>{name} wants to play on, so the match goes on.</source>
        <translation>{name} quer continuar: a partida segue.</translation>
    </message>
    <message>
        <source>{name} has good chances and wants to play on.</source>
        <translation>{name} tem boas chances e quer continuar.</translation>
    </message>
    <message>
        <source>Agreed with {names}: nobody has won or lost the match.</source>
        <translation>De acordo com {names}: ninguém ganhou nem perdeu a partida.</translation>
    </message>
    <message>
        <source>Nobody wins or loses, and nothing is counted.</source>
        <translation>Ninguém ganha nem perde, e a partida não conta.</translation>
    </message>
    <message>
        <source>The computer players agree if their own chances are not better than even.</source>
        <translation>Os jogadores do computador aceitam se, pelos cálculos deles, não estiverem em vantagem.</translation>
    </message>
    <message>
        <source>All stakes go back.</source>
        <translation>Todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Encerrar de comum acordo</translation>
    </message>
    <message>
        <source>{name} would like to end the match by agreement.</source>
        <translation>{name} gostaria de encerrar a partida de comum acordo.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passe a tela para {name}</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, você concorda?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Concordo</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Encerrar a partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Scopa Desktop is open</source>
        <translation>O Scopa Desktop já está aberto</translation>
    </message>
    <message>
        <source>Another Scopa Desktop is using the current match and does not answer; it has locked “{path}”. You can play, but your match will not be saved.</source>
        <translation>Outro Scopa Desktop está usando a partida em andamento e não responde; ele bloqueou “{path}”. Você pode jogar, mas sua partida não será salva.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Jogar sem salvar</translation>
    </message>
    <message>
        <source>Another Scopa Desktop has locked “{path}”.</source>
        <translation>Outro Scopa Desktop bloqueou “{path}”.</translation>
    </message>
    <message>
        <source>{reason} Your match is not saved while you play. Use “Save the match as” to keep it.</source>
        <translation>{reason} Sua partida não é salva enquanto você joga. Para guardá-la, use “Salvar partida como”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ApplicationController</name>
    <message>
        <source>A match that is opened from a file goes on for practice, without chips.</source>
        <translation>Uma partida aberta de um arquivo continua como treino, sem fichas.</translation>
    </message>
    <message>
        <source>You are playing on from here. The match so far is saved among your matches.</source>
        <translation>Você joga a partir daqui. A partida até este ponto está salva entre as suas partidas.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partidas (*{suffix})</translation>
    </message>
    <message>
        <source>The match that was on the table is damaged and cannot go on.</source>
        <translation>A partida que estava na mesa está danificada e não pode continuar.</translation>
    </message>
    <message>
        <source>Your earlier matches are being brought in: {number} of {total}.</source>
        <translation>Suas partidas anteriores estão sendo trazidas: {number} de {total}.</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Leave the competitive match?</source>
        <translation>Sair da partida competitiva?</translation>
    </message>
    <message>
        <source>Your match is saved again.</source>
        <translation>Sua partida voltou a ser salva.</translation>
    </message>
    <message>
        <source>The match has become so long that no further round fits into its file. It is kept as it is; start a new game to go on playing.</source>
        <translation>A partida ficou tão longa que não cabe mais nenhuma rodada no arquivo. Ela fica guardada como está; para continuar jogando, comece uma nova partida.</translation>
    </message>
</context>
<context>
    <name>AutoNext</name>
    <message>
        <source>The match goes on by itself. Any key or click here stops that.</source>
        <translation>A partida continua sozinha. Para impedir, aperte uma tecla ou clique aqui.</translation>
    </message>
</context>
<context>
    <name>Back</name>
    <message>
        <source>Night sky</source>
        <translation>Céu noturno</translation>
    </message>
    <message>
        <source>Brooms</source>
        <translation>Vassouras</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parceiros</translation>
    </message>
    <message>
        <source>Fifteen suns</source>
        <translation>Quinze sóis</translation>
    </message>
    <message>
        <source>Two harbours</source>
        <translation>Dois portos</translation>
    </message>
    <message>
        <source>Silver river</source>
        <translation>Rio de prata</translation>
    </message>
</context>
<context>
    <name>BadgeGrid</name>
    <message>
        <source>Badges</source>
        <translation>Insígnias</translation>
    </message>
    <message>
        <source>Not earned yet.</source>
        <translation>Ainda não conquistada.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>First sweep</source>
        <translation>Primeira escova</translation>
    </message>
    <message>
        <source>Sweep the table in a match that you play to its end.</source>
        <translation>Faça uma escova numa partida jogada até o fim.</translation>
    </message>
    <message>
        <source>First win</source>
        <translation>Primeira vitória</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Vença uma partida.</translation>
    </message>
    <message>
        <source>Ten wins</source>
        <translation>Dez vitórias</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Vença dez partidas.</translation>
    </message>
    <message>
        <source>A hundred wins</source>
        <translation>Cem vitórias</translation>
    </message>
    <message>
        <source>Win a hundred matches.</source>
        <translation>Vença cem partidas.</translation>
    </message>
    <message>
        <source>A thousand wins</source>
        <translation>Mil vitórias</translation>
    </message>
    <message>
        <source>Win a thousand matches.</source>
        <translation>Vença mil partidas.</translation>
    </message>
    <message>
        <source>Cappotto</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>Win a match without a single point for the others.</source>
        <translation>Vença uma partida sem dar um só ponto aos outros.</translation>
    </message>
    <message>
        <source>All the coins</source>
        <translation>Todos os ouros</translation>
    </message>
    <message>
        <source>Capture all ten coins in one round.</source>
        <translation>Leve os dez ouros em uma rodada.</translation>
    </message>
    <message>
        <source>All the sevens</source>
        <translation>Todos os setes</translation>
    </message>
    <message>
        <source>Capture all four sevens in one round.</source>
        <translation>Leve os quatro setes em uma rodada.</translation>
    </message>
    <message>
        <source>Clean round</source>
        <translation>Rodada perfeita</translation>
    </message>
    <message>
        <source>Win every category of a round, at least four.</source>
        <translation>Vença todas as categorias de uma rodada, pelo menos quatro.</translation>
    </message>
    <message>
        <source>Nothing given away</source>
        <translation>Sem presentes</translation>
    </message>
    <message>
        <source>Win a match of two or more rounds in which nobody else makes a sweep.</source>
        <translation>Vença uma partida de duas ou mais rodadas sem sofrer nenhuma escova.</translation>
    </message>
    <message>
        <source>Shut-out</source>
        <translation>Porta fechada</translation>
    </message>
    <message>
        <source>Leave the others without a point for three rounds in a row.</source>
        <translation>Deixe os outros sem pontos por três rodadas seguidas.</translation>
    </message>
    <message>
        <source>Comeback</source>
        <translation>Virada</translation>
    </message>
    <message>
        <source>Win after being behind by half the points of the match.</source>
        <translation>Vença depois de estar perdendo por metade dos pontos da partida.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>A última carta</translation>
    </message>
    <message>
        <source>Turn the match in its last round, and play the last card of it yourself.</source>
        <translation>Vire a partida na última rodada e jogue você a última carta.</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Por um triz</translation>
    </message>
    <message>
        <source>Win a match by a single point.</source>
        <translation>Vença uma partida por um só ponto.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prorrogação</translation>
    </message>
    <message>
        <source>Win a match that goes on after the target is reached.</source>
        <translation>Vença uma partida que continue depois da meta.</translation>
    </message>
    <message>
        <source>Three sweeps</source>
        <translation>Três escovas</translation>
    </message>
    <message>
        <source>Make three sweeps in one round.</source>
        <translation>Faça três escovas em uma rodada.</translation>
    </message>
    <message>
        <source>Five sweeps</source>
        <translation>Cinco escovas</translation>
    </message>
    <message>
        <source>Make five sweeps in one round.</source>
        <translation>Faça cinco escovas em uma rodada.</translation>
    </message>
    <message>
        <source>Faithful settebello</source>
        <translation>Sete belo fiel</translation>
    </message>
    <message>
        <source>Capture the seven of coins in four rounds in a row.</source>
        <translation>Leve o sete de ouros em quatro rodadas seguidas.</translation>
    </message>
    <message>
        <source>Primiera master</source>
        <translation>Mestre da primiera</translation>
    </message>
    <message>
        <source>Win the primiera in four rounds of one match.</source>
        <translation>Vença a primiera em quatro rodadas de uma partida.</translation>
    </message>
    <message>
        <source>Long napola</source>
        <translation>Napola longa</translation>
    </message>
    <message>
        <source>Capture the coins from the ace to the five in one round.</source>
        <translation>Leve os ouros do ás ao cinco em uma rodada.</translation>
    </message>
    <message>
        <source>Well declared</source>
        <translation>Bem declarado</translation>
    </message>
    <message>
        <source>Win a match with ten or more points from declarations.</source>
        <translation>Vença uma partida com dez ou mais pontos de declarações.</translation>
    </message>
    <message>
        <source>A lucky deal</source>
        <translation>Mão de sorte</translation>
    </message>
    <message>
        <source>Win a match in which your own deal gives you points.</source>
        <translation>Vença uma partida em que a sua própria distribuição lhe dê pontos.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Três seguidas</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Vença três partidas seguidas.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Cinco seguidas</translation>
    </message>
    <message>
        <source>Win five matches in a row.</source>
        <translation>Vença cinco partidas seguidas.</translation>
    </message>
    <message>
        <source>Ten in a row</source>
        <translation>Dez seguidas</translation>
    </message>
    <message>
        <source>Win ten matches in a row.</source>
        <translation>Vença dez partidas seguidas.</translation>
    </message>
    <message>
        <source>All six beaten</source>
        <translation>Todos os seis</translation>
    </message>
    <message>
        <source>Beat all six opponents in games of the same family.</source>
        <translation>Vença os seis adversários em jogos da mesma família.</translation>
    </message>
    <message>
        <source>The whole family</source>
        <translation>A família toda</translation>
    </message>
    <message>
        <source>Win every game of a family that has three or more.</source>
        <translation>Vença em todos os jogos de uma família de três ou mais.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Boa companhia</translation>
    </message>
    <message>
        <source>Win a match with a partner.</source>
        <translation>Vença uma partida em dupla.</translation>
    </message>
    <message>
        <source>Table for three</source>
        <translation>Mesa para três</translation>
    </message>
    <message>
        <source>Win a match against two opponents.</source>
        <translation>Vença uma partida contra dois adversários.</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Um contra três</translation>
    </message>
    <message>
        <source>Win a match against three opponents.</source>
        <translation>Vença uma partida contra três adversários.</translation>
    </message>
    <message>
        <source>Seven decks</source>
        <translation>Sete baralhos</translation>
    </message>
    <message>
        <source>Win with seven different decks.</source>
        <translation>Vença com sete baralhos diferentes.</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Lose a match, then win the next one of the same game and players.</source>
        <translation>Perca uma partida e vença a seguinte do mesmo jogo com os mesmos jogadores.</translation>
    </message>
    <message>
        <source>All your own work</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without a hint.</source>
        <translation>Vença Don Ciro ou Aurelio sem dicas.</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sem volta</translation>
    </message>
    <message>
        <source>Beat Don Ciro or Aurelio without taking back a move.</source>
        <translation>Vença Don Ciro ou Aurelio sem desfazer nenhuma jogada.</translation>
    </message>
    <message>
        <source>Quick work</source>
        <translation>Num instante</translation>
    </message>
    <message>
        <source>Win a match to eleven or more in two rounds.</source>
        <translation>Vença em duas rodadas uma partida de onze pontos ou mais.</translation>
    </message>
    <message>
        <source>Staying power</source>
        <translation>Resistência</translation>
    </message>
    <message>
        <source>Win a match of eight or more rounds.</source>
        <translation>Vença uma partida de oito rodadas ou mais.</translation>
    </message>
    <message>
        <source>A big round</source>
        <translation>Grande rodada</translation>
    </message>
    <message>
        <source>Score ten or more points in one round.</source>
        <translation>Faça dez pontos ou mais em uma rodada.</translation>
    </message>
    <message>
        <source>At a stroke</source>
        <translation>De um golpe</translation>
    </message>
    <message>
        <source>Win a match at once with the cards you have captured.</source>
        <translation>Vença a partida na hora com as cartas que levou.</translation>
    </message>
    <message>
        <source>Tour of Italy</source>
        <translation>Volta pela Itália</translation>
    </message>
    <message>
        <source>Win five different games with Italian roots.</source>
        <translation>Vença em cinco jogos diferentes de origem italiana.</translation>
    </message>
    <message>
        <source>Spanish cards</source>
        <translation>Cartas espanholas</translation>
    </message>
    <message>
        <source>Win five different games that use Spanish cards.</source>
        <translation>Vença em cinco jogos diferentes com cartas espanholas.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Win a match of Scopone.</source>
        <translation>Vença uma partida de Scopone.</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Cirulla</translation>
    </message>
    <message>
        <source>Win a match of Cirulla.</source>
        <translation>Vença uma partida de Cirulla.</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>Win a match of Chkobba.</source>
        <translation>Vença uma partida de Chkobba.</translation>
    </message>
    <message>
        <source>{name} beaten</source>
        <translation>Vitória sobre {name}</translation>
    </message>
    <message>
        <source>Win a match against {name}.</source>
        <translation>Vença uma partida contra {name}.</translation>
    </message>
    <message>
        <source>{done} of {needed}</source>
        <translation>{done} de {needed}</translation>
    </message>
    <message>
        <source>Earned: {date}</source>
        <translation>Conquistada: {date}</translation>
    </message>
    <message>
        <source>Earned in: {game}, {score} against {names}, {date}</source>
        <translation>Conquistada: {game}, {score} contra {names}, {date}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>seguidas: {count}</translation>
    </message>
    <message>
        <source>wins: {count}</source>
        <translation>vitórias: {count}</translation>
    </message>
    <message>
        <source>games: {count}</source>
        <translation>jogos: {count}</translation>
    </message>
    <message>
        <source>opponents: {count}</source>
        <translation>adversários: {count}</translation>
    </message>
    <message>
        <source>decks: {count}</source>
        <translation>baralhos: {count}</translation>
    </message>
</context>
<context>
    <name>BrowsingBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>Reproduzir as jogadas</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Round {round}, void deal</source>
        <translation>Rodada {round}, anulada</translation>
    </message>
    <message>
        <source>Round {round}, before the first move</source>
        <translation>Rodada {round}, antes da primeira jogada</translation>
    </message>
    <message>
        <source>Round {round}, move {move} of {moves}</source>
        <translation>Rodada {round}, jogada {move} de {moves}</translation>
    </message>
    <message>
        <source>Looking back: {position}</source>
        <translation>Revendo: {position}</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primeira jogada</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jogada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>Last move, and the game</source>
        <translation>Última jogada e volta ao jogo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Start a new match from this position. The current one is saved.</source>
        <translation>Começa uma nova partida a partir desta posição. A atual é salva.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>CapturesDialog</name>
    <message>
        <source>Last capture</source>
        <translation>Última captura</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>In {game} nobody looks through the piles during a round.</source>
        <translation>Em {game}, ninguém olha as pilhas durante a rodada.</translation>
    </message>
    <message>
        <source>Pile of your side: {cards}</source>
        <translation>Pilha da sua dupla: {cards}</translation>
    </message>
    <message>
        <source>Your pile: {cards}</source>
        <translation>Sua pilha: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been captured in this round yet.</source>
        <translation>Ainda não houve capturas nesta rodada.</translation>
    </message>
</context>
<context>
    <name>CardsController</name>
    <message>
        <source>Your own deck is gone; each game uses its own cards.</source>
        <translation>O seu baralho não está mais aqui; cada jogo usa as suas cartas.</translation>
    </message>
    <message>
        <source>A picture of your deck “{name}” is damaged; it is left out.</source>
        <translation>Uma imagem do seu baralho “{name}” está danificada; ele foi deixado de fora.</translation>
    </message>
    <message>
        <source>You have earned a card back, {name}. Choose it in the settings.</source>
        <translation>Você conquistou um verso de cartas, {name}. Escolha-o nas configurações.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Values on the cards</source>
        <translation>&amp;Valores nas cartas</translation>
    </message>
    <message>
        <source>Where needed</source>
        <translation>Se preciso</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Como na carta</translation>
    </message>
    <message>
        <source>While choosing</source>
        <translation>Ao escolher</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>A small badge shows what a card counts, on decks that do not print it. It is needed where the cards of a hand are hard to count.</source>
        <translation>Um pequeno selo mostra quanto a carta vale, nos baralhos que não trazem o número. É preciso onde as cartas da mão são difíceis de contar.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>As cartas com que você joga em todos os jogos.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>What hidden cards look like.</source>
        <translation>A aparência das cartas fechadas.</translation>
    </message>
    <message>
        <source>Same as the deck</source>
        <translation>O do baralho</translation>
    </message>
    <message>
        <source>Each deck has its own back.</source>
        <translation>Cada baralho tem o seu verso.</translation>
    </message>
    <message>
        <source>Win three matches of a family of games to earn its back: {list}.</source>
        <translation>Vença três partidas de uma família de jogos para conquistar o verso dela: {list}.</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, desenho feito para o Scopa Desktop</translation>
    </message>
    <message>
        <source>{back} ({family}, {progress})</source>
        <translation>{back} ({family}, {progress})</translation>
    </message>
    <message>
        <source>The game on the table has fifty-two cards, more than this deck: it is played with the deck {deck}.</source>
        <translation>O jogo da mesa tem cinquenta e duas cartas, mais do que este baralho: joga-se com o baralho {deck}.</translation>
    </message>
</context>
<context>
    <name>Categories</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Sete belo</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Todos os ouros</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Setes</translation>
    </message>
    <message>
        <source>All four sevens</source>
        <translation>Os quatro setes</translation>
    </message>
    <message>
        <source>Barmila</source>
        <translation>Barmila</translation>
    </message>
    <message>
        <source>Carimbo</source>
        <translation>Carimbo</translation>
    </message>
    <message>
        <source>La grande</source>
        <translation>La grande</translation>
    </message>
    <message>
        <source>La piccola</source>
        <translation>La piccola</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Aces and courts</source>
        <translation>Ases e figuras</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Picula, Bàgher</source>
        <translation>Picula, bàgher</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>All diamonds</source>
        <translation>Todos os ouros</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Napula</source>
        <translation>Napula</translation>
    </message>
    <message>
        <source>Picada, Cicera, Bigia</source>
        <translation>Picada, cicera, bigia</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
</context>
<context>
    <name>ChangedMark</name>
    <message>
        <source>Differs from the usual rules</source>
        <translation>Diferente das regras habituais</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>strength {0} of {1}</source>
        <translation>força {0} de {1}</translation>
    </message>
    <message>
        <source>seat {0}</source>
        <translation>lugar {0}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Card or event</source>
        <translation>Carta ou evento</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Rounds you won it</source>
        <translation>Rodadas para você</translation>
    </message>
    <message>
        <source>Rounds they won it</source>
        <translation>Rodadas para eles</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Seus pontos</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Pontos deles</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabela</translation>
    </message>
    <message>
        <source>The arrow keys go through the values.</source>
        <translation>As setas percorrem os valores.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Taxa de vitórias</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <comment>a share of a number of matches</comment>
        <translation>{share} de {matches}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
    <message numerus="yes">
        <source>Share won of the last {count} matches</source>
        <translation>
            <numerusform>Vitórias na última partida ({count})</numerusform>
            <numerusform>Vitórias nas últimas {count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Your first chips</source>
        <translation>Suas primeiras fichas</translation>
    </message>
    <message>
        <source>Stake of a match</source>
        <translation>Aposta de uma partida</translation>
    </message>
    <message>
        <source>A match that was left</source>
        <translation>Partida abandonada</translation>
    </message>
    <message>
        <source>Stake of a void match, returned</source>
        <translation>Aposta de uma partida anulada, devolvida</translation>
    </message>
    <message>
        <source>Left a competitive match</source>
        <translation>Saída de partida competitiva</translation>
    </message>
    <message>
        <source>Played a practice match</source>
        <translation>Partida de treino jogada</translation>
    </message>
    <message>
        <source>Completed a lesson</source>
        <translation>Lição concluída</translation>
    </message>
    <message>
        <source>Solved a puzzle</source>
        <translation>Problema resolvido</translation>
    </message>
    <message>
        <source>Played the daily deal</source>
        <translation>Cartas do dia jogadas</translation>
    </message>
    <message>
        <source>Won a match</source>
        <translation>Partida vencida</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>nível {level}</translation>
    </message>
    <message>
        <source>{name}: {chips}, {level}</source>
        <translation>{name}: {chips}, {level}</translation>
    </message>
    <message>
        <source>Competitive match, paid</source>
        <translation>Partida competitiva, já paga</translation>
    </message>
    <message>
        <source>Competitive match: {pot} in the pot, {stake} from each player</source>
        <translation>Partida competitiva: {pot} no pote, {stake} de cada jogador</translation>
    </message>
    <message>
        <source>The match is void: everybody has the stake back.</source>
        <translation>Partida anulada: cada um recebe a sua aposta de volta.</translation>
    </message>
    <message>
        <source>Pot: {pot}, of which the bank takes {bank}.</source>
        <translation>Pote: {pot}, sendo {bank} para a banca.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} reaches level {level}!</source>
        <translation>{name} chega ao nível {level}!</translation>
    </message>
    <message>
        <source>Another window of the game plays with your chips.</source>
        <translation>Outra janela do jogo está usando as suas fichas.</translation>
    </message>
    <message>
        <source>Guests have no chips: only people with a profile play for them.</source>
        <translation>Convidados não têm fichas: só quem tem perfil joga valendo fichas.</translation>
    </message>
    <message>
        <source>Chips are staked by people only.</source>
        <translation>Só pessoas podem apostar fichas.</translation>
    </message>
    <message>
        <source>Nothing is staked in this match.</source>
        <translation>Não há aposta nesta partida.</translation>
    </message>
    <message>
        <source>{names} always plays as well as you do, and never for chips.</source>
        <translation>{names} sempre joga tão bem quanto você, e nunca por fichas.</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Não é possível contar as fichas agora.</translation>
    </message>
    <message>
        <source>A deal number of your own is for practice only: clear it to play for chips.</source>
        <translation>Com um número de distribuição escolhido, só se joga como treino: apague-o para jogar valendo fichas.</translation>
    </message>
    <message>
        <source>{names}: too few for a stake of {stake}. Choose a smaller one, or earn chips by practice, lessons, puzzles and the daily deal.</source>
        <translation>{names}: saldo insuficiente para uma aposta de {stake}. Escolha uma menor, ou ganhe fichas com treino, lições, problemas e as cartas do dia.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, all of you lose it: the stakes of {stake} stay in the pot, and each of you pays {penalty} more.</source>
        <translation>Se vocês saírem desta partida competitiva, todos a perdem: as apostas de {stake} ficam no pote, e cada pessoa paga mais {penalty}.</translation>
    </message>
    <message>
        <source>If you leave this competitive match, you lose it: your stake of {stake} stays in the pot, and you pay {penalty} more.</source>
        <translation>Se você sair desta partida competitiva, você a perde: sua aposta de {stake} fica no pote, e você paga mais {penalty}.</translation>
    </message>
</context>
<context>
    <name>ChipsPage</name>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The chips cannot be counted now.</source>
        <translation>Não é possível contar as fichas agora.</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiência</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>How to earn</source>
        <translation>Como ganhar fichas</translation>
    </message>
    <message>
        <source>A match among people at one computer brings no experience, nor does one in which most of your moves were made for you.</source>
        <translation>Uma partida entre pessoas no mesmo computador não dá experiência, nem uma em que a maioria das jogadas tenha sido feita no seu lugar.</translation>
    </message>
    <message>
        <source>The last entries</source>
        <translation>Últimos lançamentos</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nível {level}</translation>
    </message>
    <message>
        <source>Level {level}, the highest</source>
        <translation>Nível {level}, o mais alto</translation>
    </message>
    <message>
        <source>Level {level}: {left} to the next one</source>
        <translation>Nível {level}: {left} até o próximo</translation>
    </message>
    <message>
        <source>and {chips} in the pot</source>
        <translation>e {chips} no pote</translation>
    </message>
    <message>
        <source>In a competitive match, each player stakes chips. The winner gets the pot less a quarter for the bank, and 10 points of experience for each player at the table; partners share, and every loser gets 5. With fewer than {ceiling} chips, you earn some by practice: {practice} for a match, {lesson} for a lesson, {puzzle} for a puzzle and {daily} for the daily deal, up to {most} a day.</source>
        <translation>Numa partida competitiva, cada jogador aposta fichas. Quem vence fica com o pote, menos um quarto para a banca, e ganha 10 pontos de experiência por jogador à mesa; os parceiros dividem. Cada perdedor recebe 5. Quem tem menos de {ceiling} fichas ganha algumas treinando: {practice} por uma partida, {lesson} por uma lição, {puzzle} por um problema e {daily} pelas cartas do dia, até {most} por dia.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
</context>
<context>
    <name>ClosingGuard</name>
    <message>
        <source>Your last moves have not been saved</source>
        <translation>Suas últimas jogadas não foram salvas</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The table is empty, so nobody can make {sweep}.</source>
        <translation>A mesa está vazia: ninguém pode fazer {sweep}.</translation>
    </message>
    <message>
        <source>No card can make {sweep} with this table.</source>
        <translation>Com esta mesa nenhuma carta faz {sweep}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {total} and {sweep}: {percent}.</source>
        <translation>A mesa soma {sum}. Com {ranks}, {name} soma {total} e faz {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>The table adds up to {sum}. {name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>A mesa soma {sum}. Com {ranks}, {name} faz {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>{name} needs {ranks} to make {sweep}: {percent}.</source>
        <translation>Com {ranks}, {name} faz {sweep}: {percent}.</translation>
    </message>
    <message>
        <source>After the {card}: {danger}</source>
        <translation>Depois desta carta ({card}): {danger}</translation>
    </message>
    <message>
        <source>That cost {points}. Better: {move}.</source>
        <translation>Isso custou {points}. Melhor: {move}.</translation>
    </message>
    <message>
        <source>That cost about {points}. Better: {move}.</source>
        <translation>Isso custou cerca de {points}. Melhor: {move}.</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>a melhor jogada</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>tão boa quanto a melhor</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>custa {points}</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing here.</source>
        <translation>Aqui, limpar a mesa não vale nada.</translation>
    </message>
    <message>
        <source>Nobody wants to make {sweep} here.</source>
        <translation>Aqui ninguém quer fazer {sweep}.</translation>
    </message>
    <message>
        <source>Coach: {move}.</source>
        <translation>Treinador: {move}.</translation>
    </message>
    <message>
        <source>Coach: {cost}.</source>
        <translation>Treinador: {cost}.</translation>
    </message>
    <message>
        <source>Coach: {cost}: {reasons}.</source>
        <translation>Treinador: {cost}: {reasons}.</translation>
    </message>
    <message>
        <source>over all the ways the hidden cards could lie</source>
        <translation>em média, em todas as distribuições das cartas ocultas</translation>
    </message>
    <message>
        <source>The next best: {reasons}.</source>
        <translation>A segunda melhor: {reasons}.</translation>
    </message>
    <message>
        <source>The best play: {reasons}.</source>
        <translation>A melhor jogada: {reasons}.</translation>
    </message>
    <message>
        <source>{card} ({cost}): {reasons}.</source>
        <translation>{card} ({cost}): {reasons}.</translation>
    </message>
    <message>
        <source>{card}: {cost}. {sentence}</source>
        <translation>{card}: {cost}. {sentence}</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Opens the lesson about it.</source>
        <translation>Abre a lição sobre isso.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Takes back your move and everything after it.</source>
        <translation>Desfaz a sua jogada e tudo o que veio depois.</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>small total</source>
        <translation>total baixo</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>três iguais</translation>
    </message>
    <message>
        <source>flor</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>tres de nueva</source>
        <translation>tres de nueva</translation>
    </message>
    <message>
        <source>dos de miseria</source>
        <translation>dos de miseria</translation>
    </message>
    <message>
        <source>chorizo</source>
        <translation>chorizo</translation>
    </message>
    <message>
        <source>báciga</source>
        <translation>báciga</translation>
    </message>
    <message>
        <source>báciga y pares</source>
        <translation>báciga y pares</translation>
    </message>
    <message>
        <source>picada</source>
        <translation>picada</translation>
    </message>
    <message>
        <source>cicera</source>
        <translation>cicera</translation>
    </message>
    <message>
        <source>bigia</source>
        <translation>bigia</translation>
    </message>
    <message>
        <source>picula</source>
        <translation>picula</translation>
    </message>
    <message>
        <source>bàgher</source>
        <translation>bàgher</translation>
    </message>
</context>
<context>
    <name>Competition</name>
    <message>
        <source>No chips are staked in this match: nothing is won or lost in it.</source>
        <translation>Não há fichas apostadas nesta partida: não se ganha nem se perde nada.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuição</numerusform>
            <numerusform>%n distribuições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of experience</source>
        <translation>
            <numerusform>%n ponto de experiência</numerusform>
            <numerusform>%n pontos de experiência</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n openings</source>
        <translation>
            <numerusform>%n mesa inicial</numerusform>
            <numerusform>%n mesas iniciais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other sets</source>
        <translation>
            <numerusform>%n outra opção</numerusform>
            <numerusform>%n outras opções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} pontos</translation>
    </message>
</context>
<context>
    <name>CourtValuesController</name>
    <message>
        <source>In this game the courts count: {courts}.</source>
        <translation>Neste jogo, as figuras valem: {courts}.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Cards above the cut</source>
        <translation>Cartas acima do corte</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>still playing</source>
        <translation>ainda jogando</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>não terminada</translation>
    </message>
    <message>
        <source>{game} against {opponents}</source>
        <translation>{game} contra {opponents}</translation>
    </message>
    <message>
        <source>{game} with {partner} against {opponents}</source>
        <translation>{game} com {partner} contra {opponents}</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <comment>after a comma or a colon</comment>
        <translation>{place}º lugar entre {all}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>medalha de ouro</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>medalha de prata</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>medalha de bronze</translation>
    </message>
    <message>
        <source>no medal</source>
        <translation>sem medalha</translation>
    </message>
    <message numerus="yes">
        <source>Played %n days in a row</source>
        <translation>
            <numerusform>Você jogou %n dia seguido</numerusform>
            <numerusform>Você jogou %n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Scopa Desktop, daily deal of {date}</source>
        <translation>Scopa Desktop, as cartas do dia, {date}</translation>
    </message>
    <message>
        <source>You made {own}, the other side {other}.</source>
        <translation>Você fez {own}; os outros, {other}.</translation>
    </message>
    <message>
        <source>That is {place}: {medal}.</source>
        <translation>É o {place}: {medal}.</translation>
    </message>
    <message>
        <source>It would be {place}.</source>
        <translation>Seria o {place}.</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily deal</source>
        <translation>As cartas do dia</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>The six characters play the same cards in your seat. Gold if none of them did better, silver if at most two did, bronze if at most four did.</source>
        <translation>Os seis personagens jogam as mesmas cartas no seu lugar. Ouro se nenhum se saiu melhor, prata se no máximo dois, bronze se no máximo quatro.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>One round, and it counts: no hints, nothing is taken back. You can close the window and go on later.</source>
        <translation>Uma rodada, e ela vale: sem dicas e sem desfazer jogadas. Você pode fechar a janela e continuar mais tarde.</translation>
    </message>
    <message>
        <source>You play for practice. The result is not counted.</source>
        <translation>Você joga para treinar. O resultado não conta.</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jogo e regras</translation>
    </message>
    <message>
        <source>Yesterday: {result}</source>
        <translation>Ontem: {result}</translation>
    </message>
    <message>
        <source>The same cards for everybody. Your first try counts.</source>
        <translation>As mesmas cartas para todos. Vale a sua primeira tentativa.</translation>
    </message>
    <message>
        <source>Your try goes on where you left it.</source>
        <translation>A sua tentativa continua de onde você parou.</translation>
    </message>
    <message>
        <source>You did not play on this day. You can play its deal for practice; the result is not counted.</source>
        <translation>Você não jogou nesse dia. Pode jogar as cartas dele para treinar; o resultado não conta.</translation>
    </message>
    <message>
        <source>The deal of this day is yet to come.</source>
        <translation>As cartas desse dia ainda estão por vir.</translation>
    </message>
    <message>
        <source>Practice: {points}, not counted.</source>
        <translation>Treino, fora da conta: {points}.</translation>
    </message>
    <message>
        <source>The six others still play the same cards …</source>
        <translation>Os outros seis ainda estão jogando as mesmas cartas…</translation>
    </message>
    <message>
        <source>The results of the others cannot be computed.</source>
        <translation>Não é possível calcular os resultados dos outros.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regras…</translation>
    </message>
    <message>
        <source>Lesson: {title}…</source>
        <translation>Lição: {title}…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Copies a text that gives nothing away.</source>
        <translation>Copia um texto que não revela nada.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>{reason} It was kept as “{aside}”, and a new one was begun.</source>
        <translation>{reason} Foi guardado como “{aside}”, e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”; the copy of {day} takes its place.</source>
        <translation>{reason} Foi guardado como “{aside}”; a cópia de {day} toma o seu lugar.</translation>
    </message>
    <message>
        <source>“{path}” is the database of another program.</source>
        <translation>“{path}” é o banco de dados de outro programa.</translation>
    </message>
    <message>
        <source>“{path}” was written by a newer version of Scopa Desktop.</source>
        <translation>“{path}” foi gravado por uma versão mais nova do Scopa Desktop.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>“{path}” não pode ser usado: {reason}.</translation>
    </message>
    <message>
        <source>Nothing can be saved: “{path}” is write-protected.</source>
        <translation>Nada pode ser salvo: “{path}” está protegido contra gravação.</translation>
    </message>
    <message>
        <source>“{path}” is damaged.</source>
        <translation>“{path}” está danificado.</translation>
    </message>
    <message>
        <source>“{path}” is in use by another program. Try again in a moment.</source>
        <translation>“{path}” está em uso por outro programa. Tente de novo daqui a pouco.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Esta distribuição</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Click the number to copy it. Anyone who enters it in New game, for {game} with the same number of players, gets the same cards in every round.</source>
        <translation>Clique no número para copiá-lo. Quem o digitar em Nova partida, para {game} com o mesmo número de jogadores, recebe as mesmas cartas em cada rodada.</translation>
    </message>
    <message>
        <source>All cards were shuffled from this number before the first one was dealt.</source>
        <translation>Todas as cartas foram embaralhadas com este número antes de dar a primeira.</translation>
    </message>
</context>
<context>
    <name>DealNumberButton</name>
    <message>
        <source>Copied: {number}</source>
        <translation>Copiado: {number}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>Distribuição nº {number}</translation>
    </message>
    <message>
        <source>Copy the number. Entered in New game, it deals the same cards again.</source>
        <translation>Copiar o número. Em Nova partida, ele dá as mesmas cartas outra vez.</translation>
    </message>
</context>
<context>
    <name>DealNumberField</name>
    <message>
        <source>Deal number</source>
        <translation>Número da distribuição</translation>
    </message>
    <message>
        <source>Leave it empty for a new deal. A number deals the same cards again.</source>
        <translation>Deixe vazio para cartas novas. Um número dá as mesmas cartas de novo.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}.</source>
        <translation>Digite um número inteiro de 1 a {0}.</translation>
    </message>
</context>
<context>
    <name>DecisionModel</name>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Bergamo</source>
        <translation>Bergamasco</translation>
    </message>
    <message>
        <source>Bergamo and Lombardy</source>
        <translation>Bérgamo e a Lombardia</translation>
    </message>
    <message>
        <source>Spanish (Castilian)</source>
        <translation>Espanhol (castelhano)</translation>
    </message>
    <message>
        <source>Spain and the Spanish-speaking Americas</source>
        <translation>A Espanha e a América de língua espanhola</translation>
    </message>
    <message>
        <source>French-suited</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>France, Italy and the world</source>
        <translation>A França, a Itália e o mundo</translation>
    </message>
    <message>
        <source>Neapolitan</source>
        <translation>Napolitano</translation>
    </message>
    <message>
        <source>Naples, Campania and the south of Italy</source>
        <translation>Nápoles, a Campânia e o sul da Itália</translation>
    </message>
    <message>
        <source>Piacenza</source>
        <translation>Piacentino</translation>
    </message>
    <message>
        <source>Piacenza, Emilia and central Italy</source>
        <translation>Piacenza, a Emília e o centro da Itália</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Siciliano</translation>
    </message>
    <message>
        <source>Sicily</source>
        <translation>A Sicília</translation>
    </message>
    <message>
        <source>Treviso (Venetian)</source>
        <translation>Trevisano (vêneto)</translation>
    </message>
    <message>
        <source>Veneto and Friuli</source>
        <translation>O Vêneto e o Friul</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>beside Diamonds</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>in the name of a card</comment>
        <translation>ouros</translation>
    </message>
    <message>
        <source>Cups</source>
        <comment>in the name of a card</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>Swords</source>
        <comment>in the name of a card</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>in the name of a card</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>Batons</source>
        <comment>in the name of a card</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>Knave</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>King</source>
        <comment>beside Diamonds</comment>
        <translation>rei</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>Ace</source>
        <comment>beside Diamonds</comment>
        <translation>ás</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>Genoese</source>
        <translation>Genovês</translation>
    </message>
    <message>
        <source>Liguria</source>
        <translation>A Ligúria</translation>
    </message>
    <message>
        <source>Milanese</source>
        <translation>Milanês</translation>
    </message>
    <message>
        <source>Lombardy and Ticino</source>
        <translation>A Lombardia e o Ticino</translation>
    </message>
    <message>
        <source>Tuscan</source>
        <translation>Toscano</translation>
    </message>
    <message>
        <source>Tuscany</source>
        <translation>A Toscana</translation>
    </message>
    <message>
        <source>Romagna</source>
        <translation>Romanholo</translation>
    </message>
    <message>
        <source>Romagna and San Marino</source>
        <translation>A Romanha e San Marino</translation>
    </message>
    <message>
        <source>Sardinian</source>
        <translation>Sardo</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>A Sardenha</translation>
    </message>
    <message>
        <source>Trieste</source>
        <translation>Triestino</translation>
    </message>
    <message>
        <source>Trieste, Istria and Dalmatia</source>
        <translation>Trieste, a Ístria e a Dalmácia</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Ace</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>2 to 7</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Page</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knave</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Jack</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Queen</comment>
        <translation>a {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>Knight</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <comment>King</comment>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itália</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanha</translation>
    </message>
    <message>
        <source>France</source>
        <translation>França</translation>
    </message>
</context>
<context>
    <name>DeckChoice</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the decks</source>
        <translation>Buscar entre os baralhos</translation>
    </message>
    <message>
        <source>A name or a place, such as Sicily.</source>
        <translation>Um nome ou um lugar, como Sicília.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Seus baralhos</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Deck: {land}</source>
        <translation>Baralho: {land}</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Conforme o jogo</translation>
    </message>
    <message>
        <source>each game uses its own deck</source>
        <translation>cada jogo usa o próprio baralho</translation>
    </message>
    <message>
        <source>Scopa is played with Italian cards, Escoba with Spanish ones.</source>
        <translation>A Scopa se joga com cartas italianas; a Escoba, com espanholas.</translation>
    </message>
    <message>
        <source>Italian suits</source>
        <translation>naipes italianos</translation>
    </message>
    <message>
        <source>Spanish suits</source>
        <translation>naipes espanhóis</translation>
    </message>
    <message>
        <source>French suits</source>
        <translation>naipes franceses</translation>
    </message>
    <message>
        <source>No deck matches “{words}”.</source>
        <translation>Nenhum baralho corresponde a “{words}”.</translation>
    </message>
</context>
<context>
    <name>DeckChoiceDialog</name>
    <message>
        <source>Your cards</source>
        <translation>Suas cartas</translation>
    </message>
    <message>
        <source>Your own decks are added in the settings.</source>
        <translation>Os seus baralhos são adicionados nas configurações.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
</context>
<context>
    <name>DeckPrinting</name>
    <message>
        <source>&amp;Print this deck…</source>
        <translation>&amp;Imprimir este baralho…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Saves the deck as a PDF file in its real size, with marks for cutting.</source>
        <translation>Salva o baralho como arquivo PDF em tamanho real, com marcas de corte.</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Imprimir o baralho</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>Arquivos PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Saved as “{name}”. Print it in its real size (100 %) on both sides, turned on the long edge.</source>
        <translation>Salvo como “{name}”. Imprima em tamanho real (100%), frente e verso, virado pela borda longa.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Stopped; nothing was saved.</source>
        <translation>Interrompido; nada foi salvo.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>“{name}” is larger than {size} MiB.</source>
        <translation>“{name}” passa de {size} MiB.</translation>
    </message>
    <message>
        <source>The pictures in “{path}” are larger than {size} MiB together.</source>
        <translation>As imagens em “{path}” passam juntas de {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is too large: a ZIP file may have {zip} MiB, {files} files and, unpacked, {size} MiB.</source>
        <translation>“{path}” é grande demais: um arquivo ZIP pode ter {zip} MiB, {files} arquivos e, descompactado, {size} MiB.</translation>
    </message>
    <message>
        <source>“{path}” is no ZIP file, or it is damaged.</source>
        <translation>“{path}” não é um arquivo ZIP ou está danificado.</translation>
    </message>
    <message>
        <source>“{path}” has more than {files} files.</source>
        <translation>“{path}” tem mais de {files} arquivos.</translation>
    </message>
    <message>
        <source>There are no cards in “{path}”. Each card is an SVG or PNG picture with a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>Não há cartas em “{path}”. Cada carta é uma imagem SVG ou PNG com um nome como 7D.svg para o sete de ouros ou KS.png para o rei de espadas; o Guia diz mais.</translation>
    </message>
    <message>
        <source>“{index}” names the drawing “{name}”, which is not in “{path}”.</source>
        <translation>“{index}” indica o desenho “{name}”, que não está em “{path}”.</translation>
    </message>
    <message>
        <source>“{name}” cannot be drawn: it is damaged, or it needs too much memory.</source>
        <translation>“{name}” não pode ser desenhada: está danificada ou precisa de memória demais.</translation>
    </message>
    <message>
        <source>“{name}” is no SVG or PNG picture, or it is damaged.</source>
        <translation>“{name}” não é uma imagem SVG ou PNG, ou está danificada.</translation>
    </message>
    <message>
        <source>“{name}” has no width or no height.</source>
        <translation>“{name}” não tem largura ou não tem altura.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height}; the width of a card must be {least}% to {most}% of its height.</source>
        <translation>“{name}” tem {width} × {height}; a largura de uma carta deve ser de {least}% a {most}% da altura.</translation>
    </message>
    <message>
        <source>“{name}” is {width} × {height} pixels; a picture may have at most {millions} million.</source>
        <translation>“{name}” tem {width} × {height} pixels; uma imagem pode ter no máximo {millions} milhões.</translation>
    </message>
    <message>
        <source>“{name}” is larger than {size} MiB when it is unpacked.</source>
        <translation>“{name}” passa de {size} MiB quando é descompactada.</translation>
    </message>
    <message>
        <source>“{name}” takes longer to draw than {seconds} seconds, the limit for a picture.</source>
        <translation>“{name}” leva mais de {seconds} segundos para ser desenhada, o limite para uma imagem.</translation>
    </message>
    <message>
        <source>The pictures take longer to draw than {seconds} seconds, the limit for a set; the last one was “{name}”.</source>
        <translation>As imagens levam mais de {seconds} segundos para serem desenhadas, o limite para um conjunto; a última foi “{name}”.</translation>
    </message>
    <message>
        <source>The pictures cannot be drawn, because the process that draws them does not start.</source>
        <translation>As imagens não podem ser desenhadas, porque o processo que as desenha não inicia.</translation>
    </message>
    <message>
        <source>Your deck “{name}” was added by an earlier version and was left out. Add it again from the folder “{path}”, then delete that folder.</source>
        <translation>O seu baralho “{name}” foi adicionado por uma versão anterior e foi deixado de fora. Adicione-o de novo a partir da pasta “{path}” e depois apague essa pasta.</translation>
    </message>
    <message>
        <source>Your deck in “{path}” is damaged and was left out.</source>
        <translation>O seu baralho em “{path}” está danificado e foi deixado de fora.</translation>
    </message>
</context>
<context>
    <name>ErrorReporter</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Algo deu errado no programa.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in “{path}”; please attach that file to your report. Your match is safe.</source>
        <translation>Algo deu errado no programa. Os detalhes estão em “{path}”: anexe esse arquivo ao seu relato. Sua partida está a salvo.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{total} in three cards</source>
        <translation>{total} em três cartas</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>três iguais</translation>
    </message>
    <message>
        <source>all of one suit</source>
        <translation>todas do mesmo naipe</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>três em sequência</translation>
    </message>
    <message>
        <source>{total} in three cards, two of a rank</source>
        <translation>{total} em três cartas, duas iguais</translation>
    </message>
    <message>
        <source>You drew the highest card and deal.</source>
        <translation>Você tirou a carta mais alta e dá as cartas.</translation>
    </message>
    <message>
        <source>{name} drew the highest card and deals.</source>
        <translation>{name} tirou a carta mais alta e dá as cartas.</translation>
    </message>
    <message>
        <source>Cards drawn: {drawn}.</source>
        <translation>Cartas tiradas: {drawn}.</translation>
    </message>
    <message>
        <source>You take the opening cards: {made}.</source>
        <translation>Você leva a mesa inicial: {made}.</translation>
    </message>
    <message>
        <source>{name} takes the opening cards: {made}.</source>
        <translation>{name} leva a mesa inicial: {made}.</translation>
    </message>
    <message>
        <source>leaves the opening cards</source>
        <translation>deixa a mesa inicial</translation>
    </message>
    <message>
        <source>You leave the opening cards on the table.</source>
        <translation>Você deixa a mesa inicial.</translation>
    </message>
    <message>
        <source>{name} leaves the opening cards on the table.</source>
        <translation>{name} deixa a mesa inicial.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; you deal again.</source>
        <translation>Na mesa: {cards}. Rodada anulada: você dá as cartas de novo.</translation>
    </message>
    <message>
        <source>On the table: {cards}. The deal is void; {name} deals again.</source>
        <translation>Na mesa: {cards}. Rodada anulada: {name} dá as cartas de novo.</translation>
    </message>
    <message>
        <source>keeps the cut card</source>
        <translation>fica com a carta do corte</translation>
    </message>
    <message>
        <source>cut card: {card}</source>
        <translation>carta do corte: {card}</translation>
    </message>
    <message>
        <source>You keep the card you cut.</source>
        <translation>Você fica com a carta do corte.</translation>
    </message>
    <message>
        <source>You put the {card} you cut on the table.</source>
        <translation>Você põe na mesa a carta do corte: {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the cut card.</source>
        <translation>{name} fica com a carta do corte.</translation>
    </message>
    <message>
        <source>{name} puts the cut {card} on the table.</source>
        <translation>{name} põe na mesa a carta do corte: {card}.</translation>
    </message>
    <message>
        <source>on the table, {meaning}</source>
        <translation>na mesa, {meaning}</translation>
    </message>
    <message>
        <source>You declare {cards}: {meaning}.</source>
        <translation>Você declara {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>{name} declares {cards}: {meaning}.</source>
        <translation>{name} declara {cards}: {meaning}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for you: {cards}, {points}.</source>
        <translation>A mesa inicial é uma flor para você: {cards}, {points}.</translation>
    </message>
    <message>
        <source>The opening cards are a flor for {name}: {cards}, {points}.</source>
        <translation>A mesa inicial é uma flor para {name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>I have the points to win.</source>
        <translation>Tenho os pontos para vencer.</translation>
    </message>
    <message>
        <source>You call out: you have the points to win.</source>
        <translation>Você canta vitória: tem os pontos para vencer.</translation>
    </message>
    <message>
        <source>{name} calls out: “I have the points to win.”</source>
        <translation>{name} canta vitória: “Tenho os pontos para vencer”.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Você tem todas as cartas de {cards} e vence a partida.</translation>
    </message>
    <message>
        <source>{call} Your side holds every card of {cards} and wins.</source>
        <translation>{call} Sua dupla tem todas as cartas de {cards} e vence.</translation>
    </message>
    <message>
        <source>{call} Their side holds every card of {cards} and wins.</source>
        <translation>{call} A outra dupla tem todas as cartas de {cards} e vence.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins.</source>
        <translation>{call} {name} tem todas as cartas de {cards} e vence.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Other people</source>
        <translation>Outras pessoas</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Primeira distribuição</translation>
    </message>
    <message>
        <source>Opening points</source>
        <translation>Pontos da mesa inicial</translation>
    </message>
    <message>
        <source>What was dealt is counted here after {least}. So far: {deals}.</source>
        <translation>As cartas recebidas são contadas aqui após {least}. Até agora: {deals}.</translation>
    </message>
    <message>
        <source>From {deals}.</source>
        <translation>De {deals}.</translation>
    </message>
    <message>
        <source>Imported, and left out: {count}.</source>
        <translation>Importadas, e por isso fora da conta: {count}.</translation>
    </message>
    <message>
        <source>With a chosen or repeated deal, and left out: {count}.</source>
        <translation>Com distribuição escolhida ou repetida, e por isso fora da conta: {count}.</translation>
    </message>
    <message>
        <source>With a cut or arranged pack, and left out: {count}.</source>
        <translation>Com o baralho cortado ou preparado, e por isso fora da conta: {count}.</translation>
    </message>
    <message>
        <source>This is further from the expected than honest shuffles usually are. Chance alone can do it, but rarely.</source>
        <translation>Isso se afasta do esperado mais do que costuma acontecer com embaralhadas honestas. O acaso sozinho pode causar isso, mas raramente.</translation>
    </message>
    <message>
        <source>This is what honest shuffles give.</source>
        <translation>É o que dão embaralhadas honestas.</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Whose cards</source>
        <translation>As cartas de quem</translation>
    </message>
    <message>
        <source>Count &amp;imported matches too</source>
        <translation>Contar também as partidas &amp;importadas</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidade</translation>
    </message>
    <message>
        <source>The deal number fixes all cards of a match before the first one is dealt, and a computer player sees only what you would see in its seat.</source>
        <translation>O número da distribuição fixa todas as cartas de uma partida antes de a primeira ser dada, e um jogador do computador só vê o que você veria no lugar dele.</translation>
    </message>
    <message>
        <source>To check it, enter a deal number in New game: the same cards come again. Or have your last match dealt and played again here.</source>
        <translation>Para conferir, digite um número da distribuição em Nova partida: as mesmas cartas voltam. Ou faça sua última partida ser distribuída e jogada de novo aqui.</translation>
    </message>
    <message>
        <source>What was dealt</source>
        <translation>O que foi distribuído</translation>
    </message>
    <message>
        <source>The deals are being counted…</source>
        <translation>Contando as distribuições…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n carta para cada</numerusform>
            <numerusform>%n cartas para cada</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sees a hand</source>
        <translation>Ninguém vê a mão</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dois contra dois</translation>
    </message>
    <message>
        <source>First to {points} wins at once</source>
        <translation>Quem chega a {points} vence na hora</translation>
    </message>
    <message>
        <source>The fewest points win</source>
        <translation>Ganha quem tem menos pontos</translation>
    </message>
    <message>
        <source>a capture of one suit: a point for each card, the played one too</source>
        <translation>uma captura de um só naipe: um ponto por carta, também pela jogada</translation>
    </message>
    <message>
        <source>you turn over any one of your cards, and that one is played</source>
        <translation>você vira qualquer uma das suas cartas, e é ela que é jogada</translation>
    </message>
    <message>
        <source>partners sit opposite each other and share pile and score</source>
        <translation>os parceiros se sentam frente a frente e dividem a pilha e os pontos</translation>
    </message>
    <message>
        <source>counted in this order: {categories}</source>
        <translation>conta-se nesta ordem: {categories}</translation>
    </message>
    <message>
        <source>whoever reaches {points} first has lost</source>
        <translation>quem chega primeiro a {points} perdeu</translation>
    </message>
    <message>
        <source>{card} takes everything</source>
        <translation>{card} leva tudo</translation>
    </message>
    <message>
        <source>{card} takes {other}</source>
        <translation>{card} leva {other}</translation>
    </message>
    <message>
        <source>{card} takes {other} and {last}</source>
        <translation>{card} leva {other} e {last}</translation>
    </message>
    <message>
        <source>{sum}; a {card} on the table would have to be taken first</source>
        <translation>{sum}; uma carta igual na mesa ({card}) vem antes</translation>
    </message>
    <message>
        <source>{sum}, or one {card} from the table</source>
        <translation>{sum}, ou uma só carta igual ({card})</translation>
    </message>
    <message>
        <source>{sum}: {points} for clearing the table</source>
        <translation>{sum}: {points} se limpar a mesa</translation>
    </message>
    <message>
        <source>{sum}; this is never a {sweep}</source>
        <translation>{sum}; nunca é uma {sweep}</translation>
    </message>
    <message>
        <source>{sum}, or lay the card down</source>
        <translation>{sum}, ou então baixe a carta</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table</source>
        <translation>enquanto não houver nenhum {card} na mesa</translation>
    </message>
    <message>
        <source>a card takes one of its own rank</source>
        <translation>uma carta leva outra igual</translation>
    </message>
    <message>
        <source>the {card} counts as any value</source>
        <translation>{card}: vale qualquer valor</translation>
    </message>
    <message>
        <source>with any three cards of your hand, at any turn</source>
        <translation>com três cartas quaisquer da mão, sempre que for a sua vez</translation>
    </message>
    <message>
        <source>shown before you play; the points count at once</source>
        <translation>mostra-se antes de jogar; os pontos valem na hora</translation>
    </message>
    <message>
        <source>shown before you play your first card</source>
        <translation>mostra-se antes de jogar a primeira carta</translation>
    </message>
    <message>
        <source>for the player who captures this card</source>
        <translation>para quem captura esta carta</translation>
    </message>
    <message>
        <source>for the best card of each suit: {ranks} …</source>
        <translation>pela melhor carta de cada naipe: {ranks}…</translation>
    </message>
    <message>
        <source>for each that a player captures</source>
        <translation>por cada uma que um jogador leva</translation>
    </message>
    <message>
        <source>for the player who captures all of these</source>
        <translation>para quem captura todas essas cartas</translation>
    </message>
    <message>
        <source>for the player who captures most of these</source>
        <translation>para quem captura mais</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for each</source>
        <translation>{sentence}; no empate, para cada um</translation>
    </message>
    <message>
        <source>{sentence}; in a tie for the next best</source>
        <translation>{sentence}; no empate, para o seguinte</translation>
    </message>
    <message numerus="yes">
        <source>the whole pack is dealt: %n on the table</source>
        <translation>
            <numerusform>o baralho todo é dado: %n na mesa</numerusform>
            <numerusform>o baralho todo é dado: %n na mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>the whole pack is dealt, and the table is empty</source>
        <translation>o baralho todo é dado e a mesa fica vazia</translation>
    </message>
    <message>
        <source>{sum}; this is a {sweep} as well</source>
        <translation>{sum}; também é uma {sweep}</translation>
    </message>
    <message>
        <source>as long as there is no {card} on the table, or itself if it is empty</source>
        <translation>enquanto não houver nenhum {card} na mesa; se estiver vazia, leva a si mesmo</translation>
    </message>
    <message>
        <source>whole, by the equal card on top of it</source>
        <translation>inteira, pela carta igual no topo</translation>
    </message>
    <message>
        <source>whole, by the equal card on top, if it takes no table card</source>
        <translation>inteira, pela carta igual no topo, se não leva nada da mesa</translation>
    </message>
    <message>
        <source>{card} takes a pile</source>
        <translation>{card} leva uma pilha</translation>
    </message>
</context>
<context>
    <name>FormerFiles</name>
    <message numerus="yes">
        <source>Your matches are now kept in one file, “{path}”: %n were brought in. The former files were left where they are.</source>
        <translation>
            <numerusform>Suas partidas agora ficam em um só arquivo, “{path}”: %n foi trazida. Os arquivos anteriores ficaram onde estavam.</numerusform>
            <numerusform>Suas partidas agora ficam em um só arquivo, “{path}”: %n foram trazidas. Os arquivos anteriores ficaram onde estavam.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” is damaged: the match in it cannot go on.</source>
        <translation>“{path}” está danificado: a partida não pode continuar.</translation>
    </message>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>“{path}” está danificado e foi deixado de fora.</translation>
    </message>
    <message>
        <source>“{path}” is damaged: the chips in it are lost.</source>
        <translation>“{path}” está danificado: as fichas nele se perderam.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Back to the saved rules</source>
        <translation>Voltar às regras salvas</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset every rule</source>
        <translation>Restaurar todas as regras</translation>
    </message>
    <message>
        <source>Save the change</source>
        <translation>Salvar a alteração</translation>
    </message>
    <message>
        <source>Make it your own…</source>
        <translation>Criar o meu…</translation>
    </message>
    <message>
        <source>Every rule, a name and an emblem: a game of yours</source>
        <translation>Todas as regras, um nome e um símbolo: um jogo seu</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>This game in one line, or as a file</source>
        <translation>Este jogo em uma linha ou como arquivo</translation>
    </message>
    <message>
        <source>Add a shared game…</source>
        <translation>Adicionar um jogo compartilhado…</translation>
    </message>
    <message>
        <source>A game that somebody gave you</source>
        <translation>Um jogo que lhe deram</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>{game} with your own rules</source>
        <translation>{game} com suas próprias regras</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>A match takes {length}. Traditionally played with {deck} cards.</source>
        <translation>Uma partida dura {length}. Baralho tradicional: {deck}.</translation>
    </message>
    <message>
        <source>A match takes {length}. It is played with {deck} cards. The computer players bring their strength from {game}.</source>
        <translation>Uma partida leva {length}. Joga-se com o baralho: {deck}. Os jogadores do computador trazem sua força de {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed from the usual rules.</source>
        <translation>
            <numerusform>%n diferente das habituais.</numerusform>
            <numerusform>%n diferentes das habituais.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>As habituais do jogo.</translation>
    </message>
    <message>
        <source>Your cards: {deck}. Change…</source>
        <translation>Seu baralho: {deck}. Trocar…</translation>
    </message>
    <message>
        <source>The cards you play with in every game.</source>
        <translation>As cartas com que você joga em todos os jogos.</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>Show what else this game has</source>
        <translation>Mostrar o que mais este jogo tem</translation>
    </message>
</context>
<context>
    <name>GuestNameDialog</name>
    <message>
        <source>A guest</source>
        <translation>Um convidado</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Nome do convidado</translation>
    </message>
    <message>
        <source>A guest’s matches do not count in anybody’s statistics.</source>
        <translation>As partidas de um convidado não contam nas estatísticas de ninguém.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Sentar-se</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The guide in “{path}” cannot be read.</source>
        <translation>Não foi possível ler o guia em “{path}”.</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>This page is not translated yet; you see it in English.</source>
        <translation>Esta página ainda não foi traduzida; você a vê em inglês.</translation>
    </message>
    <message>
        <source>Parts of this page are not translated yet; you see them in English.</source>
        <translation>Partes desta página ainda não foram traduzidas; você as vê em inglês.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>it is the only move</source>
        <translation>é a única jogada possível</translation>
    </message>
    <message>
        <source>it makes {sweep}</source>
        <translation>você faz {sweep}</translation>
    </message>
    <message>
        <source>it counts for {categories}</source>
        <translation>conta para {categories}</translation>
    </message>
    <message>
        <source>the last capture takes what is left</source>
        <translation>a última captura leva o que sobra</translation>
    </message>
    <message>
        <source>nobody can make {sweep} after it</source>
        <translation>depois ninguém consegue fazer {sweep}</translation>
    </message>
    <message>
        <source>an even number is left of {ranks}</source>
        <translation>resta um número par destas cartas: {ranks}</translation>
    </message>
    <message>
        <source>an odd number is left of {ranks}</source>
        <translation>resta um número ímpar destas cartas: {ranks}</translation>
    </message>
    <message>
        <source>it is the last of its rank, so no equal card can take it</source>
        <translation>é a última do seu valor: nenhuma carta igual pode levá-la</translation>
    </message>
    <message>
        <source>you keep a card that takes it back</source>
        <translation>você fica com uma carta que a recupera</translation>
    </message>
    <message>
        <source>it is the card you need least</source>
        <translation>é a carta de que você menos precisa</translation>
    </message>
    <message>
        <source>it offers a card that counts for {categories}</source>
        <translation>oferece uma carta que conta para {categories}</translation>
    </message>
    <message>
        <source>it scores {points}</source>
        <translation>rende {points}</translation>
    </message>
    <message>
        <source>most cards are worth less</source>
        <translation>quase todas as cartas valem menos</translation>
    </message>
    <message>
        <source>most cards are worth more</source>
        <translation>quase todas as cartas valem mais</translation>
    </message>
    <message>
        <source>you have the points to win</source>
        <translation>você tem os pontos para vencer</translation>
    </message>
    <message>
        <source>it takes nothing</source>
        <translation>não leva nada</translation>
    </message>
    <message>
        <source>the other captures cost more</source>
        <translation>as outras capturas custam mais</translation>
    </message>
    <message>
        <source>it gets rid of a card that counts for {categories}</source>
        <translation>livra você de uma carta que conta para {categories}</translation>
    </message>
    <message>
        <source>{advice}: {reasons}.</source>
        <translation>{advice}: {reasons}.</translation>
    </message>
    <message>
        <source>{percent}% chance to win the match</source>
        <translation>{percent}% de chance de vencer a partida</translation>
    </message>
    <message>
        <source>but {drawback}</source>
        <translation>mas {drawback}</translation>
    </message>
    <message>
        <source>it costs less for {categories}</source>
        <translation>custa menos em {categories}</translation>
    </message>
    <message>
        <source>all in all it costs the least</source>
        <translation>no conjunto é a que menos custa</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Baixe {card}</translation>
    </message>
    <message>
        <source>Take {cards} with {card}</source>
        <translation>Leve {cards} com {card}</translation>
    </message>
    <message>
        <source>Declare {cards}</source>
        <translation>Declare {cards}</translation>
    </message>
    <message>
        <source>Take {cards} before you play</source>
        <translation>Antes de jogar, leve {cards}</translation>
    </message>
    <message>
        <source>Call out</source>
        <translation>Cante vitória</translation>
    </message>
    <message>
        <source>Keep the card you cut</source>
        <translation>Fique com a carta do corte</translation>
    </message>
    <message>
        <source>with other moves the risk of {sweep} is up to {worst}</source>
        <translation>com as outras jogadas o risco de uma {sweep} chega a {worst}</translation>
    </message>
    <message>
        <source>it risks {sweep} ({percent}; other moves {others})</source>
        <translation>arrisca uma {sweep} ({percent}; outras jogadas {others})</translation>
    </message>
    <message>
        <source>all in all it brings the most</source>
        <translation>no conjunto é a que rende mais</translation>
    </message>
    <message>
        <source>better by {points}</source>
        <translation>melhor por {points}</translation>
    </message>
    <message>
        <source>the risk of {sweep} is {percent}, with other moves up to {worst}</source>
        <translation>o risco de uma {sweep} é de {percent}, com as outras jogadas até {worst}</translation>
    </message>
    <message>
        <source>Put the card you cut on the table</source>
        <translation>Ponha na mesa a carta do corte</translation>
    </message>
    <message>
        <source>Take the opening cards</source>
        <translation>Leve a mesa inicial</translation>
    </message>
    <message>
        <source>Leave the opening cards on the table</source>
        <translation>Deixe a mesa inicial</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Não declarar nada</translation>
    </message>
    <message>
        <source>it takes {cards}</source>
        <translation>você pega {cards}</translation>
    </message>
    <message>
        <source>it brings more for {categories}</source>
        <translation>rende mais para {categories}</translation>
    </message>
    <message>
        <source>it leaves {cards}: {name} makes {sweep} with {number} of {unseen} unseen cards</source>
        <translation>você deixa {cards}: {name} faz {sweep} com {number} de {unseen} cartas não vistas</translation>
    </message>
    <message>
        <source>{name} makes {sweep} after it with {number} of {unseen} unseen cards</source>
        <translation>depois {name} faz {sweep} com {number} de {unseen} cartas não vistas</translation>
    </message>
    <message>
        <source>it takes a whole pile</source>
        <translation>você leva uma pilha inteira</translation>
    </message>
    <message>
        <source>nobody can take your pile after it</source>
        <translation>depois ninguém consegue levar a sua pilha</translation>
    </message>
    <message>
        <source>it leaves your pile to whoever has an equal card</source>
        <translation>você deixa a sua pilha para quem tiver uma carta igual</translation>
    </message>
    <message>
        <source>Take the pile under {cards} with {card}</source>
        <translation>Leve a pilha sob {cards} com {card}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>“{path}” is damaged and was left out.</source>
        <translation>“{path}” está danificado e foi deixado de fora.</translation>
    </message>
    <message>
        <source>There is no match in “{path}”.</source>
        <translation>Não há nenhuma partida em “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” is too large: an archive may have {matches} matches at most.</source>
        <translation>“{path}” é grande demais: um arquivo de partidas pode ter no máximo {matches}.</translation>
    </message>
    <message>
        <source>“{path}” is no archive of matches, or it is damaged.</source>
        <translation>“{path}” não é um arquivo de partidas, ou está danificado.</translation>
    </message>
    <message>
        <source>This match is gone.</source>
        <translation>Esta partida não existe mais.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>New badges: {names}</source>
        <translation>Novas insígnias: {names}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Imparcialidade</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>it contains no rules</source>
        <translation>não contém regras</translation>
    </message>
    <message>
        <source>The rules in “{path}” cannot be used: {reason}.</source>
        <translation>As regras em “{path}” não podem ser usadas: {reason}.</translation>
    </message>
    <message>
        <source>“{path}”: {reason}. These rules are skipped.</source>
        <translation>“{path}”: {reason}. Essas regras são ignoradas.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n games of your own.</source>
        <translation>
            <numerusform>Há lugar para %n jogo seu.</numerusform>
            <numerusform>Há lugar para %n jogos seus.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{path}” contains no rules: it does not begin with “{mark}”.</source>
        <translation>“{path}” não contém regras: não começa com “{mark}”.</translation>
    </message>
    <message>
        <source>{reason} It was kept as “{aside}”.</source>
        <translation>{reason} Foi guardado como “{aside}”.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>The language of the window. Names of games stay as they are.</source>
        <translation>O idioma da janela. Os nomes dos jogos não mudam.</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>plays now</source>
        <translation>jogando agora</translation>
    </message>
    <message>
        <source>not rated yet</source>
        <translation>ainda sem rating</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}ª posição</translation>
    </message>
    <message>
        <source>A competitive match of yours counts if you play it to its end yourself, against computer players alone.</source>
        <translation>Uma partida competitiva sua conta se você a jogar por conta própria até o fim, só contra o computador.</translation>
    </message>
    <message>
        <source>A match of yours counts if you play it to its end yourself, against computer players alone, without undo, hints or the coach.</source>
        <translation>Uma partida sua conta se você a jogar por conta própria até o fim, só contra o computador, sem desfazer jogadas, sem dicas e sem o treinador.</translation>
    </message>
    <message>
        <source>after {matches}</source>
        <translation>após {matches}</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <translation>rating {rating}</translation>
    </message>
    <message>
        <source>{matches} (won: {won}, lost: {lost})</source>
        <translation>{matches}, vencidas: {won}, perdidas: {lost}</translation>
    </message>
    <message>
        <source>A few more matches give you a place.</source>
        <translation>Mais algumas partidas e você entra no ranking.</translation>
    </message>
    <message>
        <source>You have no rated match here yet. Play one, and your rating appears.</source>
        <translation>Você ainda não tem uma partida que conte aqui. Jogue uma e seu rating aparecerá.</translation>
    </message>
</context>
<context>
    <name>LeaderboardModel</name>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
</context>
<context>
    <name>LeaderboardPage</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Competitive matches</source>
        <translation>Partidas competitivas</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Which matches count</source>
        <translation>Quais partidas contam</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordenar por: {column}</translation>
    </message>
    <message>
        <source>The ratings are being computed…</source>
        <translation>Os ratings estão sendo calculados…</translation>
    </message>
    <message>
        <source>The ratings cannot be shown.</source>
        <translation>Não é possível mostrar os ratings.</translation>
    </message>
</context>
<context>
    <name>LearnController</name>
    <message>
        <source>There is nothing to review yet. Play a round to its end first.</source>
        <translation>Ainda não há nada para analisar. Jogue antes uma rodada até o fim.</translation>
    </message>
</context>
<context>
    <name>LessonHint</name>
    <message>
        <source>New to {game}? There is a lesson of {minutes}.</source>
        <translation>É a sua primeira vez com {game}? Há uma lição de {minutes}.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lição: {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Five puzzles</source>
        <translation>Cinco problemas</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Well done! On to another deal.</source>
        <translation>Muito bem! Vamos a outras cartas.</translation>
    </message>
    <message>
        <source>Points a round, measured over many deals:</source>
        <translation>Pontos por rodada, medidos em muitas distribuições:</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Jogue sua primeira partida</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The ace takes everything</source>
        <translation>O ás leva tudo</translation>
    </message>
    <message>
        <source>Scopa d’Assi, and asso pigliatutto.</source>
        <translation>Scopa d’Assi e asso pigliatutto.</translation>
    </message>
    <message>
        <source>In Scopa d’Assi an ace takes the whole table at once. Play your ace.</source>
        <translation>Na Scopa d’Assi, um ás leva a mesa inteira de uma vez. Jogue o seu ás.</translation>
    </message>
    <message>
        <source>Play your ace this time.</source>
        <translation>Desta vez, jogue o ás.</translation>
    </message>
    <message>
        <source>Everything is yours. But it is no scopa: an ace that takes all does not score for it.</source>
        <translation>Tudo é seu. Mas não é scopa: o ás que leva tudo não dá ponto.</translation>
    </message>
    <message>
        <source>Here an ace lies on the table. Now your ace takes that one only. Try it.</source>
        <translation>Aqui há um ás na mesa: o seu ás só pode levar esse. Experimente.</translation>
    </message>
    <message>
        <source>So an ace on the table protects the other cards. With asso pigliatutto, a house rule, the ace even makes scopa.</source>
        <translation>Portanto, um ás na mesa protege as outras cartas. Com a regra do asso pigliatutto, o ás até faz scopa.</translation>
    </message>
    <message>
        <source>Making fifteen</source>
        <translation>Somar quinze</translation>
    </message>
    <message>
        <source>Escoba, Escopa and Escova.</source>
        <translation>Escoba, Escopa e Escova.</translation>
    </message>
    <message>
        <source>In Escoba equal cards do not count. Your card and what it takes must make {fifteen}.</source>
        <translation>Na Escoba, cartas iguais não contam: a sua carta e as que ela leva têm de somar {fifteen}.</translation>
    </message>
    <message>
        <source>Your 7 needs 8 more: 5 and 3. Click your 7, it takes both.</source>
        <translation>Ao seu 7 faltam 8: 5 e 3. Clique no 7 e ele leva as duas.</translation>
    </message>
    <message>
        <source>That takes nothing. Make {fifteen} with your 7.</source>
        <translation>Assim você não leva nada. Some {fifteen} com o 7.</translation>
    </message>
    <message>
        <source>{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 and the 4? Click it.</source>
        <translation>{knight} = {knight_value}. Qual das suas cartas soma {fifteen} com o 2 e o 4? Clique nela.</translation>
    </message>
    <message>
        <source>Not that one: 2 and 4 are 6. What is missing?</source>
        <translation>Essa não: 2 e 4 são 6. Quanto falta?</translation>
    </message>
    <message>
        <source>Right. Take them.</source>
        <translation>Isso. Agora leve.</translation>
    </message>
    <message>
        <source>Take the 2 and the 4.</source>
        <translation>Leve o 2 e o 4.</translation>
    </message>
    <message>
        <source>{king} counts {king_value}, the ace 1. Take the whole table with your last card!</source>
        <translation>O {king} vale {king_value} e o ás, 1. Leve a mesa inteira com a sua última carta!</translation>
    </message>
    <message>
        <source>You may lay a card down, but this one takes all.</source>
        <translation>Você pode baixar uma carta, mas esta leva tudo.</translation>
    </message>
    <message>
        <source>Escoba! That is a point. Before you lay a card down, look for {fifteen}.</source>
        <translation>Escoba! É um ponto. Antes de baixar uma carta, procure sempre {fifteen}.</translation>
    </message>
    <message>
        <source>Several cards can make {fifteen}. Here one of yours takes three at once: take them.</source>
        <translation>Dá para somar {fifteen} com várias cartas. Aqui uma das suas leva três: leve.</translation>
    </message>
    <message>
        <source>Good, but you can take more: {page} counts {page_value}.</source>
        <translation>Bom, mas dá para levar mais ({page} = {page_value}).</translation>
    </message>
    <message>
        <source>Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most {coins} and the {7D} score as in Scopa.</source>
        <translation>Ter mais setes vale {sevens_score}; os quatro, {four_sevens_score}. Cartas, {coins} e o {7D} contam como na Scopa.</translation>
    </message>
    <message>
        <source>Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may also take an equal one.</source>
        <translation>Na Scopa di Undici se faz onze do mesmo jeito. Na Scopa a {fifteen} sua carta também pode levar uma igual.</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Dois contra dois</translation>
    </message>
    <message>
        <source>Scopone scientifico: partner, sevens and pairs.</source>
        <translation>Scopone scientifico: o parceiro, os setes e os pares.</translation>
    </message>
    <message>
        <source>In Scopone you play with {partner}, who sits opposite: you have one pile and one score.</source>
        <translation>No Scopone você joga com {partner}, que se senta à sua frente: vocês têm uma só pilha e os mesmos pontos.</translation>
    </message>
    <message>
        <source>The partner</source>
        <translation>O parceiro</translation>
    </message>
    <message>
        <source>All 40 cards are in the hands, and the table is empty. You begin.</source>
        <translation>As 40 cartas estão nas mãos e a mesa está vazia. Você começa.</translation>
    </message>
    <message>
        <source>The next player sweeps with an equal card. You hold three 4s, so only one is elsewhere: lay down the {4C}.</source>
        <translation>O próximo varre a mesa com uma carta igual. Você tem três 4 e só há mais um por aí: baixe o {4C}.</translation>
    </message>
    <message>
        <source>Lay down the {4C}: it is safer, and no card of {coins}.</source>
        <translation>Baixe o {4C}: é mais seguro e não é de {coins}.</translation>
    </message>
    <message>
        <source>{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 and 6.</source>
        <translation>{opponent} não pôde levar. Agora é a vez do seu parceiro: veja a mesa, 4 e 6.</translation>
    </message>
    <message>
        <source>Scopa, and the point is yours as well. Partners’ sweeps count together.</source>
        <translation>Scopa, e o ponto também é seu: as scopas dos parceiros se somam.</translation>
    </message>
    <message>
        <source>The sevens</source>
        <translation>Os setes</translation>
    </message>
    <message>
        <source>Somebody has laid down a seven. Take it, before others do.</source>
        <translation>Alguém baixou um sete. Leve antes dos outros.</translation>
    </message>
    <message>
        <source>Then the next player may take the seven. Take it.</source>
        <translation>Assim o próximo pode levar. Leve o sete.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Os pares</translation>
    </message>
    <message>
        <source>{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 with 5.</source>
        <translation>Quem deu as cartas foi {opponent}, então quebre os pares: leve 5 e 2 com o 7, não o 5 com o 5.</translation>
    </message>
    <message>
        <source>That leaves the pairs as they are.</source>
        <translation>Assim os pares ficam como estão.</translation>
    </message>
    <message>
        <source>Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it spariglio. The dealer’s side mends it when it can.</source>
        <translation>Agora restam três 7, três 5 e três 2: números ímpares. É o spariglio; o lado de quem deu as cartas conserta isso assim que puder.</translation>
    </message>
    <message>
        <source>Remember what has gone. One more thing: here a scopa with the very last card counts.</source>
        <translation>Lembre-se do que já saiu. E mais: aqui vale a scopa com a última carta de todas.</translation>
    </message>
    <message>
        <source>In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} three; a side with all of them wins the match.</source>
        <translation>No Scopone de Trente o {AD} vale um ponto a mais, o {2D} dois e o {3D} três; a dupla que tem todos vence a partida.</translation>
    </message>
    <message>
        <source>Declaring, and the matta</source>
        <translation>Declarar, e a matta</translation>
    </message>
    <message>
        <source>Cirulla, the game of Genoa.</source>
        <translation>Cirulla, o jogo de Gênova.</translation>
    </message>
    <message>
        <source>Three cards of {low_total} or less are worth {low_points} points. Yours make {hand_total}: declare them.</source>
        <translation>Três cartas que somam {low_total} ou menos valem {low_points} pontos. As suas somam {hand_total}: declare.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>After the first card it is too late to declare.</source>
        <translation>Depois da primeira carta, é tarde para declarar.</translation>
    </message>
    <message>
        <source>Declared cards lie open for all to see. Three cards of a rank are worth {alike_points}.</source>
        <translation>As cartas declaradas ficam abertas para todos. Três cartas iguais valem {alike_points}.</translation>
    </message>
    <message>
        <source>You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 takes {knight} and 4: play it.</source>
        <translation>Você leva uma carta igual, uma soma ou o que faz {fifteen} com a sua carta. Com o seu 2 você leva duas cartas, {knight} e 4: jogue.</translation>
    </message>
    <message>
        <source>Many ways to take</source>
        <translation>Muitas maneiras de levar</translation>
    </message>
    <message>
        <source>That works as well, but now make {fifteen}.</source>
        <translation>Também pode, mas agora some {fifteen}.</translation>
    </message>
    <message>
        <source>And an ace takes everything if no ace lies on the table. Play it: it is a scopa.</source>
        <translation>E um ás leva tudo se não houver outro na mesa. Jogue: é scopa.</translation>
    </message>
    <message>
        <source>The {7C} is the matta: in a declaration it is any card you like. Declare three of a rank.</source>
        <translation>O {7C} é a matta: ao declarar, vale o que você quiser. Declare três cartas iguais.</translation>
    </message>
    <message>
        <source>The matta</source>
        <translation>A matta</translation>
    </message>
    <message>
        <source>{alike_points} points. Now the matta counts {king_value}, until the round is over: take something with it.</source>
        <translation>{alike_points} pontos. Até o fim da rodada a matta vale {king_value}: leve algo com ela.</translation>
    </message>
    <message>
        <source>Play the matta this time.</source>
        <translation>Desta vez, jogue a matta.</translation>
    </message>
    <message>
        <source>If the first four cards make {fifteen}, the dealer takes them and has a point; with thirty, two.</source>
        <translation>Se as quatro primeiras cartas somam {fifteen}, quem dá as cartas as leva e faz um ponto; se somam trinta, dois.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>O que conta</translation>
    </message>
    <message>
        <source>{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} win the match at once. You play to {target}.</source>
        <translation>{page}, {knight} e {king} de {coins} valem {grande_score}, e com todas as cartas de {coins} você vence a partida na hora. Joga-se até {target}.</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>A carta do corte</translation>
    </message>
    <message>
        <source>Chkobba, the game of Tunisia.</source>
        <translation>Chkobba, o jogo da Tunísia.</translation>
    </message>
    <message>
        <source>You cut the pack and saw this card. Keep it, or lay it on the table? It is the best of all: keep it.</source>
        <translation>Você cortou o baralho e viu esta carta. Fica com ela ou põe na mesa? É a melhor de todas: fique com ela.</translation>
    </message>
    <message>
        <source>Now anybody may take it. Keep a card like this.</source>
        <translation>Agora qualquer um pode levar. Uma carta assim se guarda.</translation>
    </message>
    <message>
        <source>It is your first card. Mind the courts: here {knight} counts {knight_value}, {page} {page_value} and {king} {king_value}.</source>
        <translation>É a sua primeira carta. Atenção ao valor das figuras: {knight}, {knight_value}; {page}, {page_value}; {king}, {king_value}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 3 together? Click it.</source>
        <translation>Qual das suas cartas leva o 6 e o 3 juntos? Clique nela.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 3; {page} counts {page_value}.</source>
        <translation>Essa não. Some 6 e 3 ({page} = {page_value}).</translation>
    </message>
    <message>
        <source>Take the 6 and the 3.</source>
        <translation>Leve o 6 e o 3.</translation>
    </message>
    <message>
        <source>Now bring home the {7D}, which is a point by itself: 5 and 2 make 7.</source>
        <translation>Agora garanta o {7D}, que vale um ponto sozinho: 5 e 2 são 7.</translation>
    </message>
    <message>
        <source>Play the {7D}, before it is too late.</source>
        <translation>Jogue o {7D} antes que seja tarde.</translation>
    </message>
    <message>
        <source>There is no primiera. Barmila goes to the most sevens; at two each, to the most sixes. You play to {target}.</source>
        <translation>Não há primiera. A barmila vai para quem tem mais setes; com dois cada, para quem tem mais cartas 6. Joga-se até {target}.</translation>
    </message>
    <message>
        <source>Combinations in the hand</source>
        <translation>Combinações na mão</translation>
    </message>
    <message>
        <source>Chorizo and Báciga, from the River Plate.</source>
        <translation>Chorizo e Báciga, do Rio da Prata.</translation>
    </message>
    <message>
        <source>Chorizo is Escoba with combinations: before the first card is played, you declare what your three cards are worth.</source>
        <translation>O Chorizo é uma Escoba com combinações: antes da primeira carta, você declara quanto valem as suas três.</translation>
    </message>
    <message>
        <source>Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera ({escalera_points}). Declare!</source>
        <translation>As suas são de um naipe, uma flor ({flor_points}), e seguidas, uma escalera ({escalera_points}). Declare!</translation>
    </message>
    <message>
        <source>If you pass, you get nothing for this hand. Declare it.</source>
        <translation>Quem passa não ganha nada com esta mão. Declare.</translation>
    </message>
    <message>
        <source>Points of combinations count at once. The {2B} is the carimbo, worth {carimbo_score}: take it, {king} and 2 with your 3.</source>
        <translation>As combinações contam na hora. O {2B} é o carimbo e vale {carimbo_score}: leve o {king} e o 2 com o seu 3.</translation>
    </message>
    <message>
        <source>Take the {2B}, before {opponent} does.</source>
        <translation>Leve o {2B} antes de {opponent}.</translation>
    </message>
    <message>
        <source>The best hand of all: three of a rank, a chorizo. Declare it!</source>
        <translation>A melhor mão de todas: três iguais, um chorizo. Declare!</translation>
    </message>
    <message>
        <source>{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, seven or less {dos_de_miseria_points}.</source>
        <translation>{chorizo_points} pontos de uma vez! Somar nove vale {tres_de_nueva_points}, sete ou menos {dos_de_miseria_points}.</translation>
    </message>
    <message>
        <source>In Báciga the combinations are nine or less, better with a pair, and three cards of one suit on the table score for the dealer.</source>
        <translation>Na Báciga declara-se nove ou menos, melhor com um par, e três cartas de um naipe na mesa dão pontos a quem dá as cartas.</translation>
    </message>
    <message>
        <source>Points that nobody wants</source>
        <translation>Pontos que ninguém quer</translation>
    </message>
    <message>
        <source>Scopa a perdere, Desescoba and Scopa Frac.</source>
        <translation>Scopa a perdere, Desescoba e Scopa Frac.</translation>
    </message>
    <message>
        <source>In Scopa a perdere the fewest points win: the first one at {target} has lost. Your 7 would have to take the {7D}, a point against you. Lay another card.</source>
        <translation>Na Scopa a perdere vence quem tem menos pontos: o primeiro a chegar a {target} perdeu. Seu 7 teria que levar o {7D}, um ponto contra você. Deixe outra carta.</translation>
    </message>
    <message>
        <source>A card that can take has to take. Lay one that takes nothing.</source>
        <translation>Uma carta que pode capturar tem que capturar. Deixe uma que não leve nada.</translation>
    </message>
    <message>
        <source>Well avoided. Captures are as forced as ever, so keep cards that find nothing on the table.</source>
        <translation>Bem evitado. Capturar é tão obrigatório como sempre: guarde cartas que não encontrem nada na mesa.</translation>
    </message>
    <message>
        <source>Desescoba is the same with fifteen: when you have to take, take few cards, and no {coins} or sevens.</source>
        <translation>A Desescoba é a mesma coisa com o quinze: quando tiver que capturar, leve poucas cartas, e nada de {coins} nem setes.</translation>
    </message>
    <message>
        <source>In Scopa Frac only aces and courts score, a point each. At eight all the {KD} decides.</source>
        <translation>Na Scopa Frac só contam ases e figuras, um ponto cada. Com oito a oito, o {KD} decide.</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Sua primeira partida</translation>
    </message>
    <message>
        <source>Scopa from the first card to the score sheet.</source>
        <translation>A Scopa, da primeira carta ao placar.</translation>
    </message>
    <message>
        <source>These three cards are yours. You play them to take cards from the table.</source>
        <translation>Estas três cartas são suas. Você as joga para levar cartas da mesa.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Levar cartas</translation>
    </message>
    <message>
        <source>A card takes an equal card. Click your 6: it takes the 6.</source>
        <translation>Uma carta leva outra igual. Clique no seu 6: ele leva o 6.</translation>
    </message>
    <message>
        <source>Play your 6 this time.</source>
        <translation>Desta vez, jogue o 6.</translation>
    </message>
    <message>
        <source>Both cards are now in your pile, face down. Next, {opponent} plays a card.</source>
        <translation>As duas cartas estão agora na sua pilha, viradas para baixo. É a vez de {opponent}.</translation>
    </message>
    <message>
        <source>There is no 7 on the table, but 4 and 3 make 7. Take both with your 7.</source>
        <translation>Não há 7 na mesa, mas 4 e 3 somam 7. Leve os dois com o seu 7.</translation>
    </message>
    <message>
        <source>Take two cards at once: the 4 and the 3.</source>
        <translation>Leve duas cartas de uma vez: o 4 e o 3.</translation>
    </message>
    <message>
        <source>So you take one equal card, or several cards that add up to yours. Now watch {opponent}.</source>
        <translation>Ou seja: você leva uma carta igual, ou várias que somem a sua. Agora observe {opponent}.</translation>
    </message>
    <message>
        <source>Your 4 cannot take anything. Then it stays on the table: lay it down.</source>
        <translation>O seu 4 não leva nada. Então fica na mesa: baixe-o.</translation>
    </message>
    <message>
        <source>When all hands are empty, everyone gets three new cards. The table gets none.</source>
        <translation>Quando as mãos acabam, cada um recebe mais três cartas. A mesa não recebe nenhuma.</translation>
    </message>
    <message>
        <source>{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an ace counts 1.</source>
        <translation>As figuras valem: {page}, {page_value}; {knight}, {knight_value}; {king}, {king_value}. O ás vale 1.</translation>
    </message>
    <message>
        <source>Values and choices</source>
        <translation>Valores e escolhas</translation>
    </message>
    <message>
        <source>6 and 4 make {king_value}. But where an equal card lies, you must take that one: play your {king}.</source>
        <translation>6 e 4 somam {king_value}. Mas se há uma carta igual, você tem de levar essa: jogue o {king}.</translation>
    </message>
    <message>
        <source>Play your {king} first.</source>
        <translation>Primeiro jogue o {king}.</translation>
    </message>
    <message>
        <source>Which of your cards takes the 6 and the 2 together? Click it.</source>
        <translation>Qual das suas cartas leva o 6 e o 2 juntos? Clique nela.</translation>
    </message>
    <message>
        <source>Not that one. Add up: 6 and 2.</source>
        <translation>Essa não. Some 6 e 2.</translation>
    </message>
    <message>
        <source>Right: 6 + 2 = {page_value}. Now play it.</source>
        <translation>Isso: 6 + 2 = {page_value}. Agora jogue.</translation>
    </message>
    <message>
        <source>Take the 6 and the 2.</source>
        <translation>Leve o 6 e o 2.</translation>
    </message>
    <message>
        <source>Your last card takes everything on the table: 4 and 3 make 7. Play it!</source>
        <translation>A sua última carta leva a mesa inteira: 4 e 3 somam 7. Jogue!</translation>
    </message>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
    <message>
        <source>Scopa! You swept the table: a point. A card turned up in your pile keeps count.</source>
        <translation>Scopa! Você varreu a mesa: um ponto. Uma carta virada para cima na sua pilha marca o ponto.</translation>
    </message>
    <message>
        <source>Here is the end of another round. Play your last card: it takes two.</source>
        <translation>Este é o fim de outra rodada. Jogue a sua última carta: ela leva duas.</translation>
    </message>
    <message>
        <source>{opponent} plays the very last card. What is left there goes to the player who took last: you.</source>
        <translation>{opponent} joga a última de todas. O que sobra na mesa vai para quem levou por último: você.</translation>
    </message>
    <message>
        <source>Now the piles are counted. Most cards are a point: you have {own_cards}, {opponent} {their_cards}.</source>
        <translation>Agora contamos as pilhas. Quem tem mais cartas faz um ponto: você tem {own_cards}, {opponent} {their_cards}.</translation>
    </message>
    <message>
        <source>Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}.</source>
        <translation>Quem tem mais cartas de {coins} faz outro ponto: você tem {own_coins}, {opponent} {their_coins}.</translation>
    </message>
    <message>
        <source>The {7D} is a point by itself. It is called the settebello, and you have it.</source>
        <translation>O {7D} vale um ponto sozinho. É o sete belo, e está com você.</translation>
    </message>
    <message>
        <source>For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 {primiera_6}, ace {primiera_ace}, 5 {primiera_5}.</source>
        <translation>Na primiera conta a sua melhor carta de cada naipe: o 7 vale {primiera_7}, o 6 {primiera_6}, o ás {primiera_ace}, o 5 {primiera_5}.</translation>
    </message>
    <message>
        <source>You have {own_primiera}, {opponent} has {their_primiera}: this point goes to {opponent}. So keep an eye on sevens.</source>
        <translation>Você tem {own_primiera}, {opponent} {their_primiera}: este ponto é de {opponent}. Fique de olho nos setes.</translation>
    </message>
    <message>
        <source>Your scopa is a point too. Now look at the score sheet: all is there.</source>
        <translation>A sua scopa também é um ponto. Veja o placar: está tudo lá.</translation>
    </message>
    <message>
        <source>You won this round {own_points} to {their_points}. The first with {target} points wins the match.</source>
        <translation>Você venceu a rodada por {own_points} a {their_points}. Vence a partida quem chegar primeiro a {target}.</translation>
    </message>
    <message>
        <source>Now you alone: play the last six cards of a round to the end.</source>
        <translation>Agora é com você: jogue até o fim as seis últimas cartas de uma rodada.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Play on. The button Hint shows you a good card.</source>
        <translation>Continue jogando. O botão Dica mostra uma boa carta.</translation>
    </message>
    <message>
        <source>The round is over. See what each of you has.</source>
        <translation>A rodada acabou. Veja o que cada um fez.</translation>
    </message>
    <message>
        <source>That is Scopa! All the rest comes with playing. Have fun.</source>
        <translation>Scopa é isso! O resto vem jogando. Divirta-se.</translation>
    </message>
    <message>
        <source>Know the points</source>
        <translation>Conheça os pontos</translation>
    </message>
    <message>
        <source>A point that is already won or lost no longer counts: play for the others.</source>
        <translation>Um ponto já ganho ou perdido não conta mais: jogue pelos outros.</translation>
    </message>
    <message>
        <source>Sweep when you can</source>
        <translation>Faça escova quando puder</translation>
    </message>
    <message>
        <source>A sweep is a point, and the next player has to lay a card on an empty table.</source>
        <translation>A escova vale um ponto, e o próximo precisa baixar uma carta na mesa vazia.</translation>
    </message>
    <message>
        <source>Rather take than lay</source>
        <translation>Melhor levar do que baixar</translation>
    </message>
    <message>
        <source>Taking brings you cards, and gives none away.</source>
        <translation>Levando, você ganha cartas e não dá nenhuma.</translation>
    </message>
    <message>
        <source>A take is worth a risk of up to one in three. Above that, lay a safe card.</source>
        <translation>Levar vale um risco de até um em três. Acima disso, baixe uma carta segura.</translation>
    </message>
    <message>
        <source>Leave no sum of seven: their seven takes it, and goes to their own pile.</source>
        <translation>Não deixe uma soma de sete: um sete deles leva tudo e vai para a pilha deles.</translation>
    </message>
    <message>
        <source>A card laid on an empty table can be swept by any equal card.</source>
        <translation>Uma carta na mesa vazia dá escova para qualquer carta igual.</translation>
    </message>
    <message>
        <source>Your partner often holds the double of a card that was laid: think before you take it.</source>
        <translation>O seu parceiro muitas vezes tem repetida a carta que baixou: pense antes de levá-la.</translation>
    </message>
    <message>
        <source>The last to take gets the rest of the table. Keep a card that surely takes.</source>
        <translation>Quem leva por último fica com o resto da mesa. Guarde uma carta que leve com certeza.</translation>
    </message>
    <message>
        <source>If they did not take, they could not</source>
        <translation>Se não levou, não podia</translation>
    </message>
    <message>
        <source>An ace that takes all is worth most on a full table, or at the very end.</source>
        <translation>Um ás que leva tudo vale mais com a mesa cheia, ou bem no fim.</translation>
    </message>
    <message>
        <source>Taking a whole pile</source>
        <translation>Levar uma pilha inteira</translation>
    </message>
    <message>
        <source>Rubamazzo, in which piles lie open.</source>
        <translation>Rubamazzo, com as pilhas abertas.</translation>
    </message>
    <message>
        <source>In Rubamazzo a card takes one equal card and nothing else: there are no sums. Take the 5 with your 5.</source>
        <translation>No Rubamazzo uma carta leva uma carta igual e nada mais: não há somas. Leve o 5 com o seu 5.</translation>
    </message>
    <message>
        <source>Play your 5 this time.</source>
        <translation>Desta vez, jogue o 5.</translation>
    </message>
    <message>
        <source>Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has more cards: click it, then your {7S}.</source>
        <translation>O seu {7S} leva o {7B} ou a pilha, um dos dois, como quiser. A pilha tem mais cartas: clique nela e depois no {7S}.</translation>
    </message>
    <message>
        <source>The pile has more cards: take it with your {7S}.</source>
        <translation>A pilha tem mais cartas: leve-a com o {7S}.</translation>
    </message>
    <message>
        <source>The most cards win the round, which is the whole match. What is left on the table goes to the player who captured last.</source>
        <translation>Quem tem mais cartas vence a rodada, que é a partida toda. O que sobra na mesa fica com quem capturou por último.</translation>
    </message>
    <message>
        <source>Captures that score</source>
        <translation>Capturas que dão pontos</translation>
    </message>
    <message>
        <source>Cicera, the game of Brescia.</source>
        <translation>Cicera, o jogo de Brescia.</translation>
    </message>
    <message>
        <source>Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, and {partner}, opposite, is your partner.</source>
        <translation>A Cicera tem cinquenta e duas cartas, com oitos, noves e dez. Todas são dadas, e {partner}, à sua frente, é seu parceiro.</translation>
    </message>
    <message>
        <source>Nobody has to capture here. But a capture of one suit is a cicera, worth a point: take 3 and 4 with your 7.</source>
        <translation>Aqui ninguém é obrigado a capturar. Mas uma captura de um só naipe é uma cicera e vale um ponto: leve 3 e 4 com o seu 7.</translation>
    </message>
    <message>
        <source>Take the 3 and the 4 with your 7.</source>
        <translation>Leve o 3 e o 4 com o seu 7.</translation>
    </message>
    <message>
        <source>The player before you has just laid the {9D}. Taken at once by an equal card, it is a picada, worth a point.</source>
        <translation>Quem joga antes de você acaba de baixar o {9D}. Levá-lo na hora com uma carta igual é uma picada e vale um ponto.</translation>
    </message>
    <message>
        <source>Take the {9D} with your {9C}.</source>
        <translation>Leve o {9D} com o {9C}.</translation>
    </message>
    <message>
        <source>Courts have no number: they are in no sum, and take only their like. Take the {KS} with your {KD}.</source>
        <translation>As figuras não têm número: não entram em soma nenhuma e só levam a sua igual. Leve o {KS} com o {KD}.</translation>
    </message>
    <message>
        <source>Take the {KS}, before others do.</source>
        <translation>Leve o {KS} antes dos outros.</translation>
    </message>
    <message>
        <source>Three cards or more at once are a bigia, again worth a point. Here your 9 takes three: take them.</source>
        <translation>Três cartas ou mais de uma vez são uma bigia, que também vale um ponto. Aqui o seu 9 leva três: leve-as.</translation>
    </message>
    <message>
        <source>Take three cards with your 9.</source>
        <translation>Leve três cartas com o seu 9.</translation>
    </message>
    <message>
        <source>Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} from {AS}, {2S}, {3S} on, the napula, scores its highest card.</source>
        <translation>Mais cartas valem {cards_score}; mais {swords}, {swords_score}. Uma sequência de {swords} desde {AS}, {2S} e {3S}, a napula, vale a sua carta mais alta.</translation>
    </message>
    <message>
        <source>{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. You play to {target}.</source>
        <translation>{TD}, {2S} e {JC} valem um ponto cada carta, e com todas as cartas de {swords} você vence a partida na hora. Joga-se até {target}.</translation>
    </message>
    <message>
        <source>This is {game}. Which play is best? Try one.</source>
        <translation>Joga-se {game}. Qual é a melhor jogada? Tente.</translation>
    </message>
    <message>
        <source>You get the {2D}, and 3 and {page} make more than ten.</source>
        <translation>Você leva o {2D}, e 3 e {page} somam mais de dez.</translation>
    </message>
    <message>
        <source>Practise with one rank, then with all of them.</source>
        <translation>Pratique com um valor e depois com todos.</translation>
    </message>
    <message>
        <source>In Escoba this rule rarely fails, and a dead rank is worth nothing.</source>
        <translation>Na Escoba esta regra falha pouco, e uma carta morta não vale nada.</translation>
    </message>
    <message>
        <source>Two cards are too few for an ace. Wait for a fuller table.</source>
        <translation>Duas cartas são poucas para um ás. Espere uma mesa mais cheia.</translation>
    </message>
    <message>
        <source>4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer.</source>
        <translation>4 e 6 com o {king}: agora três valores são ímpares, e isso é ruim para quem dá as cartas.</translation>
    </message>
    <message>
        <source>{game} {points}, wrong in {fails} of 100 cases</source>
        <translation>{game} {points}; falha em {fails} de 100 casos</translation>
    </message>
    <message>
        <source>Leave more than ten</source>
        <translation>Deixe mais de dez</translation>
    </message>
    <message>
        <source>In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even itself, from an empty table.</source>
        <translation>No Asso piglia tutto essa é a regra. Na Scopa d’Assi milanese, com a mesa vazia, um ás leva até a si mesmo.</translation>
    </message>
    <message>
        <source>No card is worth more than ten, so nobody can sweep eleven or more.</source>
        <translation>Nenhuma carta vale mais de dez: com onze ou mais ninguém faz escova.</translation>
    </message>
    <message>
        <source>Count who can sweep</source>
        <translation>Conte quem pode fazer escova</translation>
    </message>
    <message>
        <source>Ask which cards sweep what you leave, and how many of them you have not seen.</source>
        <translation>Pergunte-se que cartas fazem escova com o que você deixa e quantas você ainda não viu.</translation>
    </message>
    <message>
        <source>The price of a risk</source>
        <translation>O preço do risco</translation>
    </message>
    <message>
        <source>Lay a dead rank</source>
        <translation>Baixe uma carta morta</translation>
    </message>
    <message>
        <source>When three cards of a rank are gone, nobody can pair the fourth.</source>
        <translation>Quando três cartas de um valor já saíram, ninguém pode levar a quarta.</translation>
    </message>
    <message>
        <source>Lay from a pair</source>
        <translation>Baixe uma do par</translation>
    </message>
    <message>
        <source>If you hold two of a rank, one fewer is elsewhere, and you can take yours back.</source>
        <translation>Se você tem duas iguais, há uma a menos fora, e dá para recuperar a sua.</translation>
    </message>
    <message>
        <source>The settebello first</source>
        <translation>Primeiro o sete belo</translation>
    </message>
    <message>
        <source>The settebello is a point, a coin, a seven and a card, all in one.</source>
        <translation>O sete belo é um ponto, um ouro, um sete e uma carta, tudo de uma vez.</translation>
    </message>
    <message>
        <source>Take sevens</source>
        <translation>Leve os setes</translation>
    </message>
    <message>
        <source>Sevens decide the primiera. Take one when you can.</source>
        <translation>Os setes decidem a primiera. Leve um quando puder.</translation>
    </message>
    <message>
        <source>Lay no seven</source>
        <translation>Não baixe setes</translation>
    </message>
    <message>
        <source>A seven on the table is half a primiera for somebody else.</source>
        <translation>Um sete na mesa é meia primiera para os outros.</translation>
    </message>
    <message>
        <source>Three sevens win, two draw</source>
        <translation>Três setes vencem, dois empatam</translation>
    </message>
    <message>
        <source>With three sevens the primiera is nearly won; with two, sixes and aces decide.</source>
        <translation>Com três setes a primiera está quase ganha; com dois decidem os seis e os ases.</translation>
    </message>
    <message>
        <source>Coins and sixes</source>
        <translation>Ouros e seis</translation>
    </message>
    <message>
        <source>Of two equal cards take the one of coins, and lay the other one.</source>
        <translation>De duas cartas iguais, leve a de ouros e baixe a outra.</translation>
    </message>
    <message>
        <source>More cards with one</source>
        <translation>Mais cartas de uma vez</translation>
    </message>
    <message>
        <source>Take three cards rather than two: the point for the cards is often close.</source>
        <translation>Melhor levar três cartas do que duas: o ponto das cartas costuma ser apertado.</translation>
    </message>
    <message>
        <source>“Lay court cards”</source>
        <translation>“Baixe as figuras”</translation>
    </message>
    <message>
        <source>Many advise to lay court cards first. Here they take sums, so it is no rule.</source>
        <translation>Muitos aconselham baixar primeiro as figuras. Aqui elas levam somas, então não é uma regra.</translation>
    </message>
    <message>
        <source>Make no seven for them</source>
        <translation>Não prepare um sete para eles</translation>
    </message>
    <message>
        <source>Beware the empty table</source>
        <translation>Cuidado com a mesa vazia</translation>
    </message>
    <message>
        <source>Stop the whirlwind</source>
        <translation>Pare o redemoinho</translation>
    </message>
    <message>
        <source>One side lays and the other sweeps, again and again. A dead or paired card ends it.</source>
        <translation>Um lado baixa e o outro faz escova, de novo e de novo. Uma carta morta ou dupla acaba com isso.</translation>
    </message>
    <message>
        <source>Last to play</source>
        <translation>Jogar por último</translation>
    </message>
    <message>
        <source>The dealer’s side answers every card and plays the last one. That is worth points.</source>
        <translation>O lado de quem dá as cartas responde a cada carta e joga a última. Isso vale pontos.</translation>
    </message>
    <message>
        <source>Keep the pairs</source>
        <translation>Mantenha os pares</translation>
    </message>
    <message>
        <source>On the dealer’s side keep the ranks even: the last hand then finds its match.</source>
        <translation>No lado de quem dá as cartas, mantenha os valores pares: no fim tudo se encaixa.</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Quebre os pares</translation>
    </message>
    <message>
        <source>Against the dealer’s side take sums: odd ranks turn the order of the last cards.</source>
        <translation>Contra o lado de quem dá as cartas, leve somas: valores ímpares mudam a ordem das últimas cartas.</translation>
    </message>
    <message>
        <source>Leave the partner’s card</source>
        <translation>Deixe a carta do parceiro</translation>
    </message>
    <message>
        <source>Answer the partner</source>
        <translation>Responda ao parceiro</translation>
    </message>
    <message>
        <source>If your partner’s card was taken by an equal one, lay a third of that rank.</source>
        <translation>Se uma carta igual levou a do seu parceiro, baixe a terceira desse valor.</translation>
    </message>
    <message>
        <source>Sevens by seat</source>
        <translation>Os setes conforme o lugar</translation>
    </message>
    <message>
        <source>The dealer’s side may leave a seven to the partner; the other side takes it at once.</source>
        <translation>O lado de quem dá as cartas pode deixar um sete para o parceiro; o outro lado leva na hora.</translation>
    </message>
    <message>
        <source>Own a rank</source>
        <translation>Um valor só seu</translation>
    </message>
    <message>
        <source>With three of a rank in your hand only you can end the wait for the fourth.</source>
        <translation>Com três cartas iguais na mão, só você pode acabar com a espera pela quarta.</translation>
    </message>
    <message>
        <source>Remember odd ranks</source>
        <translation>Lembre-se dos ímpares</translation>
    </message>
    <message>
        <source>Remember only the ranks of which an odd number has gone: their cards are still out.</source>
        <translation>Lembre-se só dos valores dos quais saiu um número ímpar: ainda há cartas deles fora.</translation>
    </message>
    <message>
        <source>The pack makes 220</source>
        <translation>O baralho soma 220</translation>
    </message>
    <message>
        <source>The pack adds up to 220. Subtract what you have seen: the rest is the last hand.</source>
        <translation>O baralho soma 220. Subtraia o que você viu: o resto é a última mão.</translation>
    </message>
    <message>
        <source>The last take</source>
        <translation>Levar por último</translation>
    </message>
    <message>
        <source>A card that the player after you passed over can be laid again.</source>
        <translation>Uma carta que o jogador seguinte não levou pode ser baixada de novo.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espere</translation>
    </message>
    <message>
        <source>A card that surely takes now may take more later.</source>
        <translation>Uma carta que agora leva com certeza pode levar mais depois.</translation>
    </message>
    <message>
        <source>Leave less than five, or fifteen</source>
        <translation>Deixe menos de cinco, ou quinze</translation>
    </message>
    <message>
        <source>A king counts ten: with less than five on the table nobody makes fifteen.</source>
        <translation>O rei vale dez: com menos de cinco na mesa ninguém soma quinze.</translation>
    </message>
    <message>
        <source>Save the ace</source>
        <translation>Guarde o ás</translation>
    </message>
    <message>
        <source>Declare, and choose the value</source>
        <translation>Declare, e escolha o valor</translation>
    </message>
    <message>
        <source>Declare what scores. The value you give the matta decides what it takes next.</source>
        <translation>Declare o que dá pontos. O valor que você dá à matta decide o que ela leva depois.</translation>
    </message>
    <message>
        <source>Play the score</source>
        <translation>Jogue conforme o placar</translation>
    </message>
    <message>
        <source>Ahead, take few risks; behind, look for sweeps.</source>
        <translation>Na frente, arrisque pouco; atrás, procure escovas.</translation>
    </message>
    <message>
        <source>{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the card that was played.</source>
        <translation>{opponent} levou o {6B} com o {6S}. As pilhas ficam abertas: no topo está a carta jogada.</translation>
    </message>
    <message>
        <source>You hold an equal card. Play your {6C}: it takes the whole pile!</source>
        <translation>Você tem uma carta igual. Jogue o {6C}: ele leva a pilha inteira!</translation>
    </message>
    <message>
        <source>Your {6C} takes the whole pile: play it.</source>
        <translation>O seu {6C} leva a pilha inteira: jogue-o.</translation>
    </message>
    <message>
        <source>Now all these cards are yours, and your {6C} is on top. With an equal card {opponent} can take the pile back.</source>
        <translation>Agora todas essas cartas são suas, e no topo está o seu {6C}. Com uma carta igual, {opponent} pode recuperar a pilha.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Quanto vale uma rodada</translation>
    </message>
    <message>
        <source>The {7D} is worth more than anything else here. The {knight} can wait.</source>
        <translation>O {7D} vale mais do que todo o resto. {knight} pode esperar.</translation>
    </message>
    <message>
        <source>Your {knight} takes 2 and 7. A sum can hide the settebello.</source>
        <translation>Com {knight} você leva 2 e 7. O sete belo pode se esconder numa soma.</translation>
    </message>
    <message>
        <source>You had 19 cards. With two more the point for the cards is yours.</source>
        <translation>Você tinha 19 cartas. Com mais duas, o ponto das cartas é seu.</translation>
    </message>
    <message>
        <source>Before each play, ask which points are still open, and which card decides them.</source>
        <translation>Antes de cada jogada, pergunte-se que pontos ainda estão abertos e que carta os decide.</translation>
    </message>
    <message>
        <source>Which take?</source>
        <translation>O que levar?</translation>
    </message>
    <message>
        <source>Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one.</source>
        <translation>Com {page} você leva 6 e 2: três cartas, uma de ouros. Com o {king}, só uma.</translation>
    </message>
    <message>
        <source>Three cards with one play, and nobody else has a {knight} for what is left.</source>
        <translation>Três cartas de uma vez, e ninguém mais tem {knight} para o que sobra.</translation>
    </message>
    <message>
        <source>Cards and coins are small gains, but they come up in nearly every round.</source>
        <translation>Cartas e ouros são ganhos pequenos, mas aparecem em quase toda rodada.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escovas</translation>
    </message>
    <message>
        <source>A point at once, and the next player has to lay a 3 on the empty table.</source>
        <translation>Um ponto na hora, e o próximo precisa baixar um 3 na mesa vazia.</translation>
    </message>
    <message>
        <source>Ace and {page} make {knight_value}. A sum sweeps as well as an equal card.</source>
        <translation>Ás e {page} somam {knight_value}. Uma soma faz escova tanto quanto uma carta igual.</translation>
    </message>
    <message>
        <source>The three other aces have gone, so nobody can sweep yours.</source>
        <translation>Os outros três ases já saíram: ninguém pode fazer escova com o seu.</translation>
    </message>
    <message>
        <source>A sweep is hardly ever wrong. What you leave after it matters as much.</source>
        <translation>Fazer escova quase nunca é um erro. O que você deixa depois conta igual.</translation>
    </message>
    <message>
        <source>Sevens and the primiera</source>
        <translation>Os setes e a primiera</translation>
    </message>
    <message>
        <source>For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. Your {page} takes ace and 7.</source>
        <translation>Para a primiera um 7 vale {primiera_7}; um {king}, só {primiera_court}. Com {page} você leva ás e 7.</translation>
    </message>
    <message>
        <source>The 4 does as well. A {page} would take ace and 7 together.</source>
        <translation>O 4 também serve. Com {page} eles levariam ás e 7 juntos.</translation>
    </message>
    <message>
        <source>Now both sides have two sevens, so the other cards decide: the 6 comes next.</source>
        <translation>Agora cada lado tem dois setes e decidem as outras cartas: a próxima é o 6.</translation>
    </message>
    <message>
        <source>Sevens are worth the most in games for two. In Scopone it depends on your seat.</source>
        <translation>Os setes valem mais nos jogos a dois. No Scopone depende do lugar.</translation>
    </message>
    <message>
        <source>What can they sweep?</source>
        <translation>Com o que fariam escova?</translation>
    </message>
    <message>
        <source>5 and ace make 6, but all four cards of that rank are in your pile.</source>
        <translation>5 e ás são 6, mas os quatro seis estão na sua pilha.</translation>
    </message>
    <message>
        <source>A lone 2 is a risk. Two sevens are such a good take that it pays.</source>
        <translation>Um 2 sozinho é um risco. Dois setes são tão bons que compensa.</translation>
    </message>
    <message>
        <source>With the {king} you would leave a lone 4. In Scopone such a take can wait.</source>
        <translation>Com o {king} você deixaria um 4 sozinho. No Scopone essa jogada pode esperar.</translation>
    </message>
    <message>
        <source>“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more.</source>
        <translation>“Deixe mais de dez” é uma regra do Scopone. Na Scopa vale mais uma boa jogada.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nada para levar</translation>
    </message>
    <message>
        <source>The two others of that rank are in your pile. And the one of {coins} stays.</source>
        <translation>As outras duas iguais estão na sua pilha. E a de {coins} fica com você.</translation>
    </message>
    <message>
        <source>The three others have gone. And with {page_value} more nobody can sweep.</source>
        <translation>As outras três já saíram. E com {page_value} a mais ninguém pode fazer escova.</translation>
    </message>
    <message>
        <source>Which card to lay is the most common mistake of good players. Take your time.</source>
        <translation>Que carta baixar é o erro mais comum dos bons jogadores. Vá com calma.</translation>
    </message>
    <message>
        <source>Counting: equal cards</source>
        <translation>Contar: as iguais</translation>
    </message>
    <message>
        <source>Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep.</source>
        <translation>Ás e 3 são 4, e só resta um 4. Depois do 6, duas cartas poderiam fazer escova.</translation>
    </message>
    <message>
        <source>The other fives have gone: yours is as good as safe on the empty table.</source>
        <translation>Os outros cincos já saíram: o seu está quase seguro na mesa vazia.</translation>
    </message>
    <message>
        <source>You need not remember every card. The ranks on the table and in your hand will do.</source>
        <translation>Não é preciso lembrar-se de cada carta. Bastam os valores da mesa e da sua mão.</translation>
    </message>
    <message>
        <source>Counting: the last hand</source>
        <translation>Contar: a última mão</translation>
    </message>
    <message>
        <source>Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first.</source>
        <translation>Faltam {unseen}. O 6 poderia levar 2 e 3 com o ás: leve-os antes.</translation>
    </message>
    <message>
        <source>Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot.</source>
        <translation>Só faltam {unseen_total}: {unseen}. O seu 7 pode esperar; o 4, não.</translation>
    </message>
    <message>
        <source>Out are {unseen}, and they take nothing now. All that is laid comes to you.</source>
        <translation>Faltam {unseen}, e agora não levam nada. Tudo o que for baixado será seu.</translation>
    </message>
    <message>
        <source>After their {king} your 7 takes 5 and 2, and nobody takes after you.</source>
        <translation>Depois do {king} deles, o seu 7 leva 5 e 2, e depois de você ninguém leva nada.</translation>
    </message>
    <message>
        <source>Keep the {knight}: it takes small cards that have to be laid, and then all.</source>
        <translation>Guarde {knight}: com essa carta você leva as pequenas que terão de ser baixadas, e depois tudo.</translation>
    </message>
    <message>
        <source>With three cards each you can often work out who takes last.</source>
        <translation>Com três cartas para cada um, muitas vezes dá para calcular quem leva por último.</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Quebrar as regras</translation>
    </message>
    <message>
        <source>The {KS} can wait. If they take it, your {king} takes 4 and 6 instead.</source>
        <translation>O {KS} pode esperar. Se o levarem, o seu {king} leva 4 e 6.</translation>
    </message>
    <message>
        <source>The 6 can wait: your 7 may take it with the ace, and your 6 alone.</source>
        <translation>O 6 pode esperar: o seu 7 talvez o leve com o ás; o seu 6, sozinho.</translation>
    </message>
    <message>
        <source>Out are {unseen}. Whichever they lay, you can sweep next time, and have more.</source>
        <translation>Faltam {unseen}. O que quer que baixem, na próxima você pode fazer escova e ter mais.</translation>
    </message>
    <message>
        <source>Each rule fails now and then. Look for a reason before you break one.</source>
        <translation>Toda regra falha de vez em quando. Procure um motivo antes de quebrar uma.</translation>
    </message>
    <message>
        <source>The score decides</source>
        <translation>Decide o placar</translation>
    </message>
    <message>
        <source>Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours.</source>
        <translation>O 5 deles precisa de 2 e 3. Sem o 3 não leva nada: a partida é sua.</translation>
    </message>
    <message>
        <source>Their ace was after the {AD}. With the other {page} you will have six {coins}.</source>
        <translation>O ás deles queria o {AD}. Com a outra carta ({page}) você terá seis de {coins}.</translation>
    </message>
    <message>
        <source>You need a single point. A 7 brings it nearer than a safe card.</source>
        <translation>Você precisa de um único ponto. Um 7 o aproxima mais do que uma carta segura.</translation>
    </message>
    <message>
        <source>Look at the score first: sometimes a draw in a category is all that you need.</source>
        <translation>Olhe primeiro o placar: às vezes basta um empate numa categoria.</translation>
    </message>
    <message>
        <source>Playing for fifteen</source>
        <translation>Jogar para quinze</translation>
    </message>
    <message>
        <source>A {king} and your 2 make twelve: no single card makes {fifteen}.</source>
        <translation>Um {king} e o seu 2 são doze: nenhuma carta sozinha soma {fifteen}.</translation>
    </message>
    <message>
        <source>With the {king} it is more than {fifteen}: nobody can take it all.</source>
        <translation>Com o {king} passa de {fifteen}: ninguém pode levar tudo.</translation>
    </message>
    <message>
        <source>There were several ways to {fifteen}. This one has the 7 and a coin.</source>
        <translation>Havia várias maneiras de somar {fifteen}. Esta tem o 7 e um ouro.</translation>
    </message>
    <message>
        <source>Aces, and Cirulla</source>
        <translation>Os ases, e a Cirulla</translation>
    </message>
    <message>
        <source>Four cards, and the {7D} among them: now it pays.</source>
        <translation>Quatro cartas, e entre elas o {7D}: agora compensa.</translation>
    </message>
    <message>
        <source>That is {low_points} points. And as an ace the {7C} can take the {AB}.</source>
        <translation>São {low_points} pontos. E como ás, o {7C} pode levar o {AB}.</translation>
    </message>
    <message>
        <source>Keeping the ace gains little on average: the table in front of you decides.</source>
        <translation>Guardar o ás rende pouco em média: decide a mesa à sua frente.</translation>
    </message>
    <message>
        <source>Partners: whose card is it?</source>
        <translation>Parceiros: de quem é a carta?</translation>
    </message>
    <message>
        <source>The {4B} is {partner}’s. If they take it, your 4 may still take another.</source>
        <translation>O {4B} é de {partner}. Se o levarem, o seu 4 ainda pode levar outro.</translation>
    </message>
    <message>
        <source>Even from two sevens: one other is out, and {fifteen} cannot be swept.</source>
        <translation>Até de dois setes: fora só há mais um, e com {fifteen} ninguém faz escova.</translation>
    </message>
    <message>
        <source>You are the dealer, but the {7D} is the exception: take it yourself.</source>
        <translation>Você dá as cartas, mas o {7D} é a exceção: leve-o.</translation>
    </message>
    <message>
        <source>The answer works only if your partner knows it too. Agree on it beforehand.</source>
        <translation>A resposta só serve se o seu parceiro também a conhece. Combinem antes.</translation>
    </message>
    <message>
        <source>Partners: pairs and spariglio</source>
        <translation>Parceiros: pares e spariglio</translation>
    </message>
    <message>
        <source>{partner} dealt. Ace and 4 were odd, and with this sum both are even again.</source>
        <translation>{partner} deu as cartas. Ás e 4 eram ímpares: com esta soma voltam a ser pares.</translation>
    </message>
    <message>
        <source>The three other aces have gone. They cannot go on sweeping.</source>
        <translation>Os outros três ases já saíram. Acabaram as escovas deles.</translation>
    </message>
    <message>
        <source>Both pay in Scopone, but each is wrong about one time in four.</source>
        <translation>No Scopone as duas coisas compensam, mas falham cerca de uma em cada quatro vezes.</translation>
    </message>
    <message>
        <source>{maxim} ({term})</source>
        <translation>{maxim} ({term})</translation>
    </message>
    <message>
        <source>{maxim}: {figures}.</source>
        <translation>{maxim}: {figures}.</translation>
    </message>
    <message>
        <source>{game} {points}</source>
        <translation>{game} {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} de {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>One of your cards can sweep the table!</source>
        <translation>Uma das suas cartas pode varrer a mesa!</translation>
    </message>
    <message>
        <source>You can take something. {coins} and sevens are worth most.</source>
        <translation>Você pode levar algo. O que mais vale: {coins} e setes.</translation>
    </message>
    <message>
        <source>Nothing to take: lay down a card that helps the others least.</source>
        <translation>Nada para levar: baixe a carta que menos ajude os outros.</translation>
    </message>
    <message>
        <source>A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of your cards are sevens: keep them if you can.</source>
        <translation>Na primiera um sete vale {primiera_7}, um 6 só {primiera_6}. Você tem dois setes: guarde-os se puder.</translation>
    </message>
    <message>
        <source>Each rank is there four times. While equal takes equal, the cards stay paired, and the dealer, who plays last, finds a match.</source>
        <translation>Cada valor existe quatro vezes. Enquanto igual leva igual, tudo fica em pares, e quem dá as cartas, que joga por último, acha a sua.</translation>
    </message>
    <message>
        <source>And {opponent} has nothing to take now. Where you can, leave a table that no card can sweep.</source>
        <translation>E agora {opponent} não tem nada para levar. Quando puder, deixe uma mesa que nenhuma carta possa varrer.</translation>
    </message>
</context>
<context>
    <name>LessonsController</name>
    <message>
        <source>Need larger cards, high contrast or keys for one hand? See what the table can do.</source>
        <translation>Precisa de cartas maiores, alto contraste ou teclas para uma mão? Veja como a mesa se adapta.</translation>
    </message>
    <message>
        <source>Adapt the table…</source>
        <translation>Adaptar a mesa…</translation>
    </message>
    <message>
        <source>New to Scopa? Learn it in ten minutes.</source>
        <translation>É a sua primeira vez? Aprenda a Scopa em dez minutos.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Quero aprender</translation>
    </message>
    <message>
        <source>Show the value on each card?</source>
        <translation>Mostrar o valor em cada carta?</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Mostrar os valores</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Strategy: fifteen lessons</source>
        <translation>Estratégia: quinze lições</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For now as strong as {name} in this game.</source>
        <translation>Por enquanto, neste jogo, como {name}.</translation>
    </message>
    <message>
        <source>For now between {weaker} and {stronger} in this game.</source>
        <translation>Por enquanto, neste jogo, entre {weaker} e {stronger}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between short things in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between long things in a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Scopa Desktop</source>
        <translation>Scopa Desktop</translation>
    </message>
    <message>
        <source>{game}   ·   ended by agreement</source>
        <translation>{game}   ·   encerrada de comum acordo</translation>
    </message>
    <message>
        <source>{game}   ·   round {number}</source>
        <translation>{game}   ·   rodada {number}</translation>
    </message>
    <message>
        <source>not in competitive matches</source>
        <translation>não em partidas competitivas</translation>
    </message>
</context>
<context>
    <name>MatchCheck</name>
    <message>
        <source>Check &amp;my last match</source>
        <translation>Conferir a &amp;minha última partida</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>The match is being checked. A strong opponent needs some minutes.</source>
        <translation>A partida está sendo conferida. Com um adversário forte, leva alguns minutos.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>Checked: every pack comes from the deal number, every move follows the rules, and each computer player chose the same moves again from its own view.</source>
        <translation>Conferido: cada baralho vem do número, cada jogada segue as regras, e cada jogador do computador escolheu de novo as mesmas jogadas com o que ele vê.</translation>
    </message>
    <message>
        <source>Not everything could be confirmed:</source>
        <translation>Não foi possível confirmar tudo:</translation>
    </message>
    <message>
        <source>The check could not be started.</source>
        <translation>Não foi possível iniciar a conferência.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Your best result in {game}: {points} ahead.</source>
        <translation>Seu melhor resultado em {game}: {points} de vantagem.</translation>
    </message>
    <message>
        <source>New badge: {name}. {task}</source>
        <translation>Nova insígnia: {name}. {task}</translation>
    </message>
    <message>
        <source>Your rating: {course}</source>
        <translation>Seu rating: {course}</translation>
    </message>
    <message>
        <source>Round {number}: {move}.</source>
        <translation>Rodada {number}: {move}.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a mistake.</source>
        <translation>Rodada {number}: {move}. Foi um erro.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. That was a small slip.</source>
        <translation>Rodada {number}: {move}. Foi um deslize.</translation>
    </message>
    <message>
        <source>Round {number}: {move}. No other move was clearly better.</source>
        <translation>Rodada {number}: {move}. Nenhuma outra jogada era claramente melhor.</translation>
    </message>
    <message>
        <source>Round {number}: the cards decided, and no single move.</source>
        <translation>Rodada {number}: as cartas decidiram, não uma única jogada.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>O que decidiu</translation>
    </message>
    <message>
        <source>The move that decided it</source>
        <translation>A jogada decisiva</translation>
    </message>
    <message>
        <source>Your chance to win the match rose from {before} to {after}.</source>
        <translation>Sua chance de vencer a partida subiu de {before} para {after}.</translation>
    </message>
    <message>
        <source>Your chance to win the match fell from {before} to {after}.</source>
        <translation>Sua chance de vencer a partida caiu de {before} para {after}.</translation>
    </message>
    <message>
        <source>The chance of {winner} to win the match rose from {before} to {after}.</source>
        <translation>A chance de vencer a partida subiu de {before} para {after} para {winner}.</translation>
    </message>
    <message>
        <source>Automatic play</source>
        <translation>Jogo automático</translation>
    </message>
</context>
<context>
    <name>MatchEndDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Análise</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ver a jogada</translation>
    </message>
</context>
<context>
    <name>MatchFilterBar</name>
    <message>
        <source>Name or deal number</source>
        <translation>Nome ou número</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Buscar nas partidas</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>Fi&amp;ltro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Todos os baralhos</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todo o período</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Own dates…</source>
        <translation>Escolher datas…</translation>
    </message>
    <message>
        <source>End the filter: {filter}</source>
        <translation>Tirar o filtro: {filter}</translation>
    </message>
    <message numerus="yes">
        <source>{selected} of %n matches</source>
        <translation>
            <numerusform>{selected} de %n partida</numerusform>
            <numerusform>{selected} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Partidas de quem</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Of other people</source>
        <translation>De outras pessoas</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Assistidas</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Unfinished</source>
        <translation>Não terminada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>By agreement</source>
        <comment>how a match ended: short</comment>
        <translation>De comum acordo</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>jogada de novo</translation>
    </message>
    <message>
        <source>From a file that was not recorded here.</source>
        <translation>De um arquivo que não foi gravado aqui.</translation>
    </message>
    <message>
        <source>Begun from a deal or a position of an earlier match. It is not counted in the statistics.</source>
        <translation>Começada de uma distribuição ou de uma posição de uma partida anterior. Não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>Automatic play, a computer player in your seat or the clock made most of your moves. It is not counted in the statistics.</source>
        <translation>A maioria das suas jogadas foi feita pelo jogo automático, por um jogador do computador no seu lugar ou pelo relógio. Não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>com {name}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>com o treinador</translation>
    </message>
    <message>
        <source>mostly played for you</source>
        <translation>jogada em grande parte no seu lugar</translation>
    </message>
    <message>
        <source>against {names}</source>
        <translation>contra {names}</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Rever</translation>
    </message>
    <message>
        <source>Step by step on the table</source>
        <translation>Jogada a jogada na mesa</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>Anali&amp;sar…</translation>
    </message>
    <message>
        <source>&amp;Play again…</source>
        <translation>&amp;Jogar de novo…</translation>
    </message>
    <message>
        <source>The same deal, from any seat</source>
        <translation>As mesmas cartas, de qualquer lugar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;xcluir</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mais…</translation>
    </message>
    <message>
        <source>From where you left the match</source>
        <translation>De onde você parou</translation>
    </message>
    <message>
        <source>What every move cost, and what the cards gave</source>
        <translation>Quanto custou cada jogada e o que as cartas deram</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Sort by: {column}</source>
        <translation>Ordenar por: {column}</translation>
    </message>
    <message>
        <source>With your cards</source>
        <translation>Com as suas cartas</translation>
    </message>
    <message>
        <source>With the cards of {name}</source>
        <translation>Com as cartas de {name}</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar a partida</translation>
    </message>
    <message numerus="yes">
        <source>%n matches deleted.</source>
        <translation>
            <numerusform>%n partida excluída.</numerusform>
            <numerusform>%n partidas excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Nenhuma partida corresponde</translation>
    </message>
    <message>
        <source>Try a wider filter, or another name or number.</source>
        <translation>Tente um filtro mais amplo, ou outro nome ou número.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ainda não há partidas</translation>
    </message>
    <message>
        <source>Every match you play is kept here, to look at again or to play again.</source>
        <translation>Cada partida que você joga fica aqui, para rever ou jogar de novo.</translation>
    </message>
</context>
<context>
    <name>MemoryAid</name>
    <message>
        <source>in your hand</source>
        <translation>na sua mão</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>na mesa</translation>
    </message>
    <message>
        <source>shown in another hand</source>
        <translation>à vista em outra mão</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fora do jogo</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>por sair</translation>
    </message>
</context>
<context>
    <name>MemoryPanel</name>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartas que saíram e que faltam</translation>
    </message>
</context>
<context>
    <name>MessageSheet</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>MomentButton</name>
    <message>
        <source>Look at it on the table</source>
        <translation>Ver na mesa</translation>
    </message>
</context>
<context>
    <name>MomentWindow</name>
    <message>
        <source>&amp;Show what was played</source>
        <translation>Ver o que foi jog&amp;ado</translation>
    </message>
    <message>
        <source>&amp;Try it yourself</source>
        <translation>&amp;Tente você</translation>
    </message>
    <message>
        <source>&amp;Next card</source>
        <translation>&amp;Próxima carta</translation>
    </message>
    <message>
        <source>Back to the &amp;position</source>
        <translation>V&amp;oltar à posição</translation>
    </message>
    <message>
        <source>P&amp;revious</source>
        <translation>Ante&amp;rior</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>Moment {number} of {count}</source>
        <translation>Momento {number} de {count}</translation>
    </message>
    <message>
        <source>Play the &amp;other move</source>
        <translation>Fazer a o&amp;utra jogada</translation>
    </message>
    <message>
        <source>Play the &amp;better move</source>
        <translation>Fazer a &amp;melhor jogada</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Play on as you like. None of it is counted.</source>
        <translation>Continue como quiser: nada disso conta.</translation>
    </message>
    <message>
        <source>The round is over: {points} for you; in the match it was {before}.</source>
        <translation>A rodada acabou: {points} para você; na partida foi {before}.</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Próximo mês</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Fewer options</source>
        <translation>Menos opções</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mais opções</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Jogadas da partida</translation>
    </message>
    <message>
        <source>Choose a move to see the table after it</source>
        <translation>Escolha uma jogada para ver como a mesa ficou depois</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Packet {number}</source>
        <translation>{number}ª mão</translation>
    </message>
    <message>
        <source>Earlier deals: {number}</source>
        <translation>Rodadas anteriores: {number}</translation>
    </message>
    <message>
        <source>Void deal: {cards}</source>
        <translation>Rodada anulada: {cards}</translation>
    </message>
    <message>
        <source>You take {cards} from the table</source>
        <translation>Você leva {cards} da mesa</translation>
    </message>
    <message>
        <source>{name} takes {cards} from the table</source>
        <translation>{name} leva {cards} da mesa</translation>
    </message>
    <message>
        <source>played automatically</source>
        <translation>jogada automática</translation>
    </message>
    <message>
        <source>Round {number} · you deal</source>
        <translation>Rodada {number} · você dá as cartas</translation>
    </message>
    <message>
        <source>Round {number} · {name} deals</source>
        <translation>Rodada {number} · {name} dá as cartas</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Levar: {cards}</translation>
    </message>
    <message>
        <source>Lay the {card} on the table</source>
        <translation>Baixar na mesa: {card}</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>não leva nada</translation>
    </message>
    <message>
        <source>{sets}, or {last}</source>
        <translation>{sets}, ou {last}</translation>
    </message>
    <message>
        <source>can take {cards}</source>
        <translation>pode levar {cards}</translation>
    </message>
    <message>
        <source>must take {cards}</source>
        <translation>leve {cards}</translation>
    </message>
    <message>
        <source>{card} can take {cards}</source>
        <translation>{card} pode levar {cards}</translation>
    </message>
    <message>
        <source>{cards} goes first</source>
        <translation>antes, {cards}</translation>
    </message>
    <message>
        <source>only one of them</source>
        <translation>só uma delas</translation>
    </message>
    <message>
        <source>it takes the whole table</source>
        <translation>leva a mesa toda</translation>
    </message>
    <message>
        <source>at most {cards}</source>
        <translation>no máximo {cards}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Agora não dá</translation>
    </message>
    <message>
        <source>Not possible: {reason}</source>
        <translation>Não dá: {reason}</translation>
    </message>
    <message>
        <source>{name} lays down {card}</source>
        <translation>{name} baixa {card}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}</source>
        <translation>{name} leva {cards} com {card}</translation>
    </message>
    <message>
        <source>You lay down {card}</source>
        <translation>Você baixa {card}</translation>
    </message>
    <message>
        <source>You take {cards} with {card}</source>
        <translation>Você leva {cards} com {card}</translation>
    </message>
    <message>
        <source>{sum}, not a multiple of {wanted}</source>
        <translation>{sum}, que não é múltiplo de {wanted}</translation>
    </message>
    <message>
        <source>{sum}, not {wanted}</source>
        <translation>{sum}, não {wanted}</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} and makes {sweep}</source>
        <translation>{name} leva {cards} com {card} e faz {sweep}</translation>
    </message>
    <message>
        <source>You take {cards} with {card} and make {sweep}</source>
        <translation>Você leva {cards} com {card} e faz {sweep}</translation>
    </message>
    <message>
        <source>only the same court card</source>
        <translation>só a figura igual</translation>
    </message>
    <message>
        <source>{name} takes the pile under {cards} with {card}</source>
        <translation>{name} leva a pilha sob {cards} com {card}</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Levar a pilha</translation>
    </message>
    <message>
        <source>Take the pile under {card}</source>
        <translation>Levar a pilha sob {card}</translation>
    </message>
    <message>
        <source>the pile under {card}</source>
        <translation>a pilha sob {card}</translation>
    </message>
    <message>
        <source>no sums</source>
        <translation>sem somas</translation>
    </message>
    <message>
        <source>You take the pile under {cards} with {card}</source>
        <translation>Você leva a pilha sob {cards} com {card}</translation>
    </message>
</context>
<context>
    <name>MyRules</name>
    <message>
        <source>Save the game</source>
        <translation>Salvar o jogo</translation>
    </message>
    <message>
        <source>Add a shared game</source>
        <translation>Adicionar um jogo compartilhado</translation>
    </message>
    <message>
        <source>“{name}” was saved.</source>
        <translation>Regras salvas: “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Regras excluídas: “{name}”.</translation>
    </message>
    <message>
        <source>Added to your games: {names}.</source>
        <translation>Adicionado aos seus jogos: {names}.</translation>
    </message>
    <message>
        <source>The game was saved as “{path}”.</source>
        <translation>O jogo foi salvo em “{path}”.</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Jogos (*{suffix})</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game that you find is shown here.</source>
        <translation>O jogo encontrado aparece aqui.</translation>
    </message>
    <message>
        <source>You stake {chips} now.</source>
        <translation>Você aposta {chips} agora.</translation>
    </message>
    <message>
        <source>Among people at one computer, only chips change hands: no experience, no badges and no rating.</source>
        <translation>Entre pessoas no mesmo computador, só as fichas estão em jogo: sem experiência, insígnias nem rating.</translation>
    </message>
    <message>
        <source>Matches among people at one computer bring no badges and no rating.</source>
        <translation>Partidas entre pessoas no mesmo computador não dão insígnias nem rating.</translation>
    </message>
    <message>
        <source>Your current match will be kept.</source>
        <translation>A partida em andamento ficará guardada.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Choose this game</source>
        <translation>Escolher este jogo</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>A match like the last one.</source>
        <translation>Uma partida como a última.</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>As cartas de hoje</translation>
    </message>
    <message>
        <source>The same cards for everybody.</source>
        <translation>As mesmas cartas para todos.</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Um problema</translation>
    </message>
    <message>
        <source>Which card would you play?</source>
        <translation>Que carta você jogaria?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Nearest badge</source>
        <translation>A insígnia mais próxima</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>{explanation} Allowed: {limits}.</source>
        <translation>{explanation} Valores permitidos: de {limits}.</translation>
    </message>
    <message>
        <source>“{option}” can be {limits}.</source>
        <translation>“{option}” vai de {limits}.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>{name}: {points} expected this round</source>
        <translation>{name}: {points} esperados nesta rodada</translation>
    </message>
    <message>
        <source>{name}: {points} this round</source>
        <translation>{name}: {points} nesta rodada</translation>
    </message>
    <message>
        <source>{chance} chance of the match</source>
        <translation>{chance} de chance de vencer a partida</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>chance of the match</source>
        <translation>vencer a partida</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} nesta rodada</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Ainda não se sabe</translation>
    </message>
</context>
<context>
    <name>OpenMatch</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>Match:</source>
        <translation>Partida:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Arquivos:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Your partner follows the conventions</source>
        <translation>Seu parceiro segue a tradição</translation>
    </message>
    <message>
        <source>Choose the person…</source>
        <translation>Escolher a pessoa…</translation>
    </message>
    <message>
        <source>Between equally good moves, your partner follows tradition: plays from a pair, leaves what you laid down, keeps the sevens.</source>
        <translation>Entre jogadas que valem o mesmo, seu parceiro segue a tradição: baixa uma carta de um par, deixa para você o que você baixou, guarda os setes.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Somebody who sits here too. The hands are covered between your turns.</source>
        <translation>Alguém que está aqui com você. Entre as jogadas, as mãos ficam cobertas.</translation>
    </message>
    <message>
        <source>Another person at this computer</source>
        <translation>Outra pessoa neste computador</translation>
    </message>
    <message>
        <source>Only watch: a computer player has your seat</source>
        <translation>Só assistir: um jogador do computador assume o seu lugar</translation>
    </message>
    <message>
        <source>You see the cards of all players, and can sit in for any of them later.</source>
        <translation>Você vê as cartas de todos e depois pode assumir o lugar de qualquer um.</translation>
    </message>
    <message>
        <source>only watching</source>
        <translation>só assistir</translation>
    </message>
    <message>
        <source>partner without conventions</source>
        <translation>parceiro sem tradição</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jogadores do computador</translation>
    </message>
    <message>
        <source>Partner and opponents</source>
        <translation>Parceiro e adversários</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Partners and opponents</source>
        <translation>Parceiros e adversários</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>seu lugar</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>embaixo</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Convidado</translation>
    </message>
    <message>
        <source>A guest…</source>
        <translation>Um convidado…</translation>
    </message>
    <message>
        <source>Your partners follow the conventions</source>
        <translation>Seus parceiros seguem a tradição</translation>
    </message>
    <message>
        <source>These players know the conventions: {names}.</source>
        <translation>Conhecem a tradição: {names}.</translation>
    </message>
    <message>
        <source>The hands are covered while you pass the screen on.</source>
        <translation>As mãos ficam cobertas enquanto a tela passa de um para o outro.</translation>
    </message>
    <message>
        <source>Choose a seat, then who sits there.</source>
        <translation>Escolha um lugar e depois quem se senta nele.</translation>
    </message>
    <message>
        <source>{name} {temperament}.</source>
        <translation>{name} {temperament}.</translation>
    </message>
    <message>
        <source>Strong point: {what}.</source>
        <translation>Ponto forte: {what}.</translation>
    </message>
    <message>
        <source>Weak point: {what}.</source>
        <translation>Ponto fraco: {what}.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Novo perfil…</translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message>
        <source>Usual in this game: {value}.</source>
        <translation>O habitual neste jogo: {value}.</translation>
    </message>
</context>
<context>
    <name>OwnDeckActions</name>
    <message>
        <source>Pictures of the cards as SVG or PNG; the Guide says how they are named.</source>
        <translation>Imagens das cartas em SVG ou PNG; o Guia diz como se chamam.</translation>
    </message>
    <message>
        <source>Add your own deck from a folder…</source>
        <translation>Adicionar seu baralho de uma pasta…</translation>
    </message>
    <message>
        <source>Add your own deck from a ZIP file…</source>
        <translation>Adicionar seu baralho de um arquivo ZIP…</translation>
    </message>
    <message>
        <source>Export this deck…</source>
        <translation>Exportar este baralho…</translation>
    </message>
    <message>
        <source>Remove this deck…</source>
        <translation>Remover este baralho…</translation>
    </message>
    <message>
        <source>The folder with the cards</source>
        <translation>A pasta com as cartas</translation>
    </message>
    <message>
        <source>The ZIP file with the cards</source>
        <translation>O arquivo ZIP com as cartas</translation>
    </message>
    <message>
        <source>“{name}” was added to your decks.</source>
        <translation>“{name}” agora está entre os seus baralhos.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exportar o baralho</translation>
    </message>
    <message>
        <source>The deck was exported to “{path}”.</source>
        <translation>Baralho exportado para “{path}”.</translation>
    </message>
    <message>
        <source>Remove the deck?</source>
        <translation>Remover o baralho?</translation>
    </message>
    <message>
        <source>The pictures of “{name}” will be deleted. Export the deck first if you want to keep them.</source>
        <translation>As imagens de “{name}” serão excluídas. Se quiser guardá-las, exporte antes o baralho.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>“{name}” was removed.</source>
        <translation>“{name}” foi removido.</translation>
    </message>
    <message>
        <source>ZIP files (*{suffix})</source>
        <translation>Arquivos ZIP (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OwnDeckDialog</name>
    <message>
        <source>Italian</source>
        <translation>italianos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espanhóis</translation>
    </message>
    <message>
        <source>French</source>
        <translation>franceses</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Adicionar o baralho</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Seu próprio baralho</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The name in the choice of decks.</source>
        <translation>O nome na escolha dos baralhos.</translation>
    </message>
    <message>
        <source>What suits and court cards are called.</source>
        <translation>Como se chamam os naipes e as figuras.</translation>
    </message>
    <message>
        <source>Printed in the corners</source>
        <translation>Impresso nos cantos</translation>
    </message>
    <message>
        <source>The game shows the value of a card where the card does not.</source>
        <translation>O jogo mostra o valor da carta onde ela não o traz.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>The back of another deck fits too.</source>
        <translation>O verso de outro baralho também serve.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Drawing the cards: {done} of {total}</source>
        <translation>Desenhando as cartas: {done} de {total}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Nenhum baralho adicionado</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>O próprio</translation>
    </message>
    <message>
        <source>All forty cards are there.</source>
        <translation>As quarenta cartas estão aí.</translation>
    </message>
    <message>
        <source>The set has only {number} of the forty cards. A picture of each needs a name such as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says more.</source>
        <translation>O conjunto tem só {number} das quarenta cartas. A imagem de cada uma precisa de um nome como 7D.svg para o sete de ouros ou KS.png para o rei de espadas; o Guia diz mais.</translation>
    </message>
    <message>
        <source>{card} ({file})</source>
        <translation>{card} ({file})</translation>
    </message>
    <message>
        <source>The set cannot be added, because it lacks: {cards}.</source>
        <translation>O conjunto não pode ser adicionado, porque faltam: {cards}.</translation>
    </message>
</context>
<context>
    <name>OwnGameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar o jogo</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Make {game} your own</source>
        <translation>Seu próprio jogo: {game}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome do jogo</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Uma frase sobre ele</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Símbolo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The computer players bring their strength from {game}. How strong they are with your rules, you will find out together.</source>
        <translation>Os jogadores do computador trazem sua força de {game}. Quanto valem com as suas regras, vocês descobrirão juntos.</translation>
    </message>
    <message>
        <source>Does not go with this game</source>
        <translation>Não combina com este jogo</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Duas cartas</translation>
    </message>
    <message>
        <source>Broom</source>
        <translation>Vassoura</translation>
    </message>
    <message>
        <source>My {game}</source>
        <translation>Meu jogo: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n characters.</source>
        <translation>
            <numerusform>Até %n caractere.</numerusform>
            <numerusform>Até %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have a game called “{name}”.</source>
        <translation>Você já tem um jogo chamado “{name}”.</translation>
    </message>
</context>
<context>
    <name>PagedDialog</name>
    <message>
        <source>&amp;All pages</source>
        <translation>Todas as &amp;páginas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>PauseController</name>
    <message>
        <source>not in competitive matches</source>
        <translation>não em partidas competitivas</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Nobody plays, and no time passes.</source>
        <translation>Ninguém joga e o tempo está parado.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Game speed</source>
        <translation>&amp;Velocidade do jogo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Imediata</translation>
    </message>
    <message>
        <source>How fast the cards move. When off, they appear at once.</source>
        <translation>A rapidez com que as cartas se movem. Na imediata, elas aparecem na hora.</translation>
    </message>
    <message>
        <source>&amp;Play for me when there is only one move</source>
        <translation>&amp;Jogar por mim quando só houver uma jogada</translation>
    </message>
    <message>
        <source>The only possible move is played without asking.</source>
        <translation>A única jogada possível é feita sem perguntar.</translation>
    </message>
    <message>
        <source>De&amp;clare for me</source>
        <translation>&amp;Declarar por mim</translation>
    </message>
    <message>
        <source>The best combination of your hand is declared without asking. Where declared cards must be played first, you decide.</source>
        <translation>A melhor combinação da sua mão é declarada sem perguntar. Onde as cartas declaradas devem ser jogadas primeiro, você decide.</translation>
    </message>
    <message>
        <source>Faces and re&amp;marks of the opponents</source>
        <translation>Expressões e co&amp;mentários dos adversários</translation>
    </message>
    <message>
        <source>They smile, frown and look at their cards. After a sweep or a fine capture they may say a few words, at most once in a round.</source>
        <translation>Eles sorriem, franzem a testa e olham as cartas. Depois de uma escova ou de uma boa captura, dizem algumas palavras, no máximo uma vez por rodada.</translation>
    </message>
    <message>
        <source>&amp;One click plays</source>
        <translation>&amp;Um clique joga</translation>
    </message>
    <message>
        <source>A click only selects. The gold button, a double click or Enter plays the cards.</source>
        <translation>Um clique só escolhe. Para jogar, use o botão dourado, um clique duplo ou Enter.</translation>
    </message>
    <message>
        <source>A click plays if only one move is left with the cards that you have selected.</source>
        <translation>Um clique joga se, com as cartas escolhidas, só resta uma jogada.</translation>
    </message>
    <message>
        <source>A capture is made as soon as you have selected all its cards, yours first or last. The Discard button lays your card.</source>
        <translation>A captura é feita assim que você escolhe todas as cartas dela, a sua primeiro ou por último. O botão “Descartar” baixa a sua carta.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Jogada única</translation>
    </message>
    <message>
        <source>Full capture</source>
        <translation>Captura completa</translation>
    </message>
    <message>
        <source>What happens when you click cards of your hand and of the table.</source>
        <translation>O que acontece quando você clica em cartas da mão e da mesa.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ajuda na mesa</translation>
    </message>
    <message>
        <source>What you see beside the cards.</source>
        <translation>O que você vê ao lado das cartas.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Marks the best, good and costly cards of your hand and names the dangers. The match is marked in your history.</source>
        <translation>Marca as melhores cartas da sua mão, as boas e as que custam caro, e aponta os perigos. A partida fica marcada no seu histórico.</translation>
    </message>
    <message>
        <source>Cards out and gone</source>
        <translation>Cartas que saíram e que faltam</translation>
    </message>
    <message>
        <source>Shows which cards you have seen and which are still out.</source>
        <translation>Mostra quais cartas você viu e quais ainda faltam sair.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Shows the points and the chance of the match that each side can expect.</source>
        <translation>Mostra os pontos e a chance de vencer que cada lado pode esperar.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Seu &amp;nome</translation>
    </message>
    <message>
        <source>Your name at the table and in saved matches.</source>
        <translation>Seu nome na mesa e nas partidas salvas.</translation>
    </message>
</context>
<context>
    <name>PlayerFigures</name>
    <message>
        <source>accuracy {number} of 100</source>
        <translation>precisão {number} de 100</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Sun with a face</source>
        <translation>Sol com rosto</translation>
    </message>
    <message>
        <source>Grandmother with a grey bun and glasses</source>
        <translation>Avó de coque grisalho e óculos</translation>
    </message>
    <message>
        <source>Grandfather with a flat cap and white moustache</source>
        <translation>Avô de boina e bigode branco</translation>
    </message>
    <message>
        <source>Woman with black curls and a green apron</source>
        <translation>Mulher de cachos pretos e avental verde</translation>
    </message>
    <message>
        <source>Fisherman with a yellow rain hat and white beard</source>
        <translation>Pescador de chapéu de chuva amarelo e barba branca</translation>
    </message>
    <message>
        <source>Girl with a red ponytail and headphones</source>
        <translation>Menina ruiva de rabo de cavalo e fones de ouvido</translation>
    </message>
    <message>
        <source>Boy with a red cap worn backwards</source>
        <translation>Menino de boné vermelho virado para trás</translation>
    </message>
    <message>
        <source>Woman with a teal headscarf</source>
        <translation>Mulher de véu verde-azulado</translation>
    </message>
    <message>
        <source>Cook with a white hat and black moustache</source>
        <translation>Cozinheiro de chapéu branco e bigode preto</translation>
    </message>
    <message>
        <source>Doctor with short black hair and a white coat</source>
        <translation>Médica de cabelo preto curto e jaleco branco</translation>
    </message>
    <message>
        <source>Captain with auburn hair and a peaked cap</source>
        <translation>Capitã de cabelo ruivo-escuro e quepe</translation>
    </message>
    <message>
        <source>Musician with dreadlocks and dark glasses</source>
        <translation>Músico de dreadlocks e óculos escuros</translation>
    </message>
    <message>
        <source>Painter with blond hair and a red beret</source>
        <translation>Pintora loira de boina vermelha</translation>
    </message>
    <message>
        <source>Bald man with glasses, a grey beard and a bow tie</source>
        <translation>Homem careca de óculos, barba grisalha e gravata-borboleta</translation>
    </message>
    <message>
        <source>Cyclist with a white cap and stubble</source>
        <translation>Ciclista de boné branco e barba por fazer</translation>
    </message>
    <message>
        <source>Woman with a spotted headscarf and sunglasses</source>
        <translation>Mulher de lenço de bolinhas e óculos de sol</translation>
    </message>
    <message>
        <source>Man with an orange turban and black beard</source>
        <translation>Homem de turbante laranja e barba preta</translation>
    </message>
</context>
<context>
    <name>ProfileList</name>
    <message>
        <source>New profile</source>
        <translation>Novo perfil</translation>
    </message>
    <message>
        <source>Delete the profile?</source>
        <translation>Excluir o perfil?</translation>
    </message>
    <message>
        <source>“{name}” and the badges of this profile disappear. The matches and the training stay among your files.</source>
        <translation>“{name}” e as insígnias deste perfil desaparecem. As partidas e o treino continuam entre os seus arquivos.</translation>
    </message>
    <message>
        <source>Delete the profile</source>
        <translation>Excluir o perfil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
</context>
<context>
    <name>ProfileNameDialog</name>
    <message>
        <source>New profile</source>
        <translation>Novo perfil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Each profile has its own statistics, badges and chips.</source>
        <translation>Cada perfil tem suas próprias estatísticas, insígnias e fichas.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Sentar-se</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Choose a portrait</source>
        <translation>Escolher um retrato</translation>
    </message>
    <message>
        <source>Practice and competitive matches count alike, if you play them to the end yourself, against computer players alone.</source>
        <translation>Treinos e partidas competitivas contam igualmente, se você jogar por conta própria até o fim, só contra o computador.</translation>
    </message>
    <message>
        <source>Profiles on this computer</source>
        <translation>Perfis neste computador</translation>
    </message>
    <message>
        <source>On another computer</source>
        <translation>Em outro computador</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Favourite deck</source>
        <translation>Baralho favorito</translation>
    </message>
    <message>
        <source>Favourite game</source>
        <translation>Jogo favorito</translation>
    </message>
    <message>
        <source>Chosen when you switch to this profile.</source>
        <translation>Usado ao mudar para este perfil.</translation>
    </message>
    <message>
        <source>Offered first in New game when you switch to it.</source>
        <translation>Oferecido primeiro em Nova partida ao mudar para o perfil.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde {date}</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Insígnias</translation>
    </message>
    <message>
        <source>matches: {number}</source>
        <translation>partidas: {number}</translation>
    </message>
    <message>
        <source>won: {number}</source>
        <translation>vencidas: {number}</translation>
    </message>
    <message>
        <source>Badges: {earned} of {all}</source>
        <translation>Insígnias: {earned} de {all}</translation>
    </message>
    <message>
        <source>Point at a badge to see what it takes.</source>
        <translation>Aponte uma insígnia para ver como conquistá-la.</translation>
    </message>
    <message>
        <source>Follow the game</source>
        <translation>Conforme o jogo</translation>
    </message>
    <message>
        <source>None: the last one played</source>
        <translation>Nenhum: o último jogado</translation>
    </message>
    <message>
        <source>Close the portraits</source>
        <translation>Fechar os retratos</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>plays now</source>
        <translation>jogando agora</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde {date}</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Switch to {name}</source>
        <translation>Mudar para {name}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Excluir {name}</translation>
    </message>
</context>
<context>
    <name>ProfileTransfer</name>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
    <message>
        <source>Matches: {number} of {total}</source>
        <translation>Partidas: {number} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Imported. New matches: {new}. Here before: {known}.</source>
        <translation>Importado. Partidas novas: {new}. Já existentes: {known}.</translation>
    </message>
    <message>
        <source>Stopped. New matches: {new}. Here before: {known}.</source>
        <translation>Interrompido. Partidas novas: {new}. Já existentes: {known}.</translation>
    </message>
    <message>
        <source>Export your matches…</source>
        <translation>Exportar suas partidas…</translation>
    </message>
    <message>
        <source>Import matches…</source>
        <translation>Importar partidas…</translation>
    </message>
    <message>
        <source>Copy everything…</source>
        <translation>Copiar tudo…</translation>
    </message>
    <message>
        <source>Put a copy back…</source>
        <translation>Restaurar uma cópia…</translation>
    </message>
    <message>
        <source>A copy takes everything to another computer: all profiles with their matches, badges, training and chips. Putting it back replaces what is there, which is kept.</source>
        <translation>Uma cópia leva tudo para outro computador: todos os perfis com suas partidas, insígnias, treino e fichas. Restaurá-la substitui o que está lá, que fica guardado.</translation>
    </message>
    <message>
        <source>Recorded matches can be imported and exported too; those of other people do not count as yours.</source>
        <translation>Também dá para importar e exportar partidas gravadas; as de outras pessoas não contam como suas.</translation>
    </message>
    <message>
        <source>Export your matches</source>
        <translation>Exportar suas partidas</translation>
    </message>
    <message>
        <source>Archives (*{suffix})</source>
        <translation>Arquivos de partidas (*{suffix})</translation>
    </message>
    <message>
        <source>Matches and archives of them (*{suffix} *{archive_suffix})</source>
        <translation>Partidas e arquivos de partidas (*{suffix} *{archive_suffix})</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Copiar tudo</translation>
    </message>
    <message>
        <source>Put a copy back</source>
        <translation>Restaurar uma cópia</translation>
    </message>
    <message>
        <source>Replace everything</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The copy replaces all profiles, matches, badges, training and chips of this computer. What is here now is kept in a file.</source>
        <translation>A cópia substitui todos os perfis, partidas, insígnias, treino e fichas deste computador. O que está aqui agora fica guardado em um arquivo.</translation>
    </message>
    <message>
        <source>Put the copy back?</source>
        <translation>Restaurar a cópia?</translation>
    </message>
    <message>
        <source>Copies (*{suffix})</source>
        <translation>Cópias (*{suffix})</translation>
    </message>
    <message>
        <source>Exported. Matches: {number}.</source>
        <translation>Exportado. Partidas: {number}.</translation>
    </message>
    <message>
        <source>Everything was copied.</source>
        <translation>Tudo foi copiado.</translation>
    </message>
    <message>
        <source>The copy was put back. What was here before is in “{path}”.</source>
        <translation>A cópia foi restaurada. O que havia antes está em “{path}”.</translation>
    </message>
    <message>
        <source>Are you one of them?</source>
        <translation>Você é uma dessas pessoas?</translation>
    </message>
    <message>
        <source>Nobody in these matches has the name of your profile, so they do not count as yours. If you are one of these people, choose the name.</source>
        <translation>Ninguém nestas partidas tem o nome do seu perfil, então elas não contam como suas. Se você é uma dessas pessoas, escolha o nome.</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Nenhuma delas</translation>
    </message>
    <message>
        <source>Stopped. Nothing was exported.</source>
        <translation>Interrompido. Nada foi exportado.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>The review was interrupted. Continue to take it up again.</source>
        <translation>A análise foi interrompida. Clique em Continuar para retomá-la.</translation>
    </message>
    <message>
        <source>The review begins…</source>
        <translation>A análise está começando…</translation>
    </message>
    <message>
        <source>Stopped at {percent}%. What is known so far is below.</source>
        <translation>Interrompida em {percent}%. Abaixo está o que já se sabe.</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>faltam cerca de %n segundos</numerusform>
            <numerusform>faltam cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move: {percent}%, {left}</source>
        <translation>Examinando cada jogada: {percent}%, {left}</translation>
    </message>
</context>
<context>
    <name>PuzzleResults</name>
    <message>
        <source>Your results</source>
        <translation>Seus resultados</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Seu rating</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <source>Waiting for you today</source>
        <translation>Esperando por você hoje</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolução do seu rating</translation>
    </message>
    <message>
        <source>What you miss comes back after 1, 3, 7, 14 and 30 days.</source>
        <translation>O que você errar volta depois de 1, 3, 7, 14 e 30 dias.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Game and theme</source>
        <translation>Jogo e tema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>E depois?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>There is no such puzzle. Choose another game or theme.</source>
        <translation>Não há problema desse tipo. Escolha outro jogo ou outro tema.</translation>
    </message>
    <message>
        <source>Right! {reason}</source>
        <translation>Certo! {reason}</translation>
    </message>
    <message>
        <source>This was the best move. {reason}</source>
        <translation>Esta era a melhor jogada. {reason}</translation>
    </message>
    <message>
        <source>{loss} Watch what may follow.</source>
        <translation>{loss} Observe o que pode acontecer.</translation>
    </message>
    <message>
        <source>From one of your matches, where you made another move.</source>
        <translation>De uma partida sua, em que você fez outra jogada.</translation>
    </message>
    <message>
        <source>You have missed this one before.</source>
        <translation>Você já errou este antes.</translation>
    </message>
    <message>
        <source>It does not change your rating, because you tried this puzzle not long ago.</source>
        <translation>Seu rating não muda, porque você tentou este problema há pouco tempo.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Seu rating: {rating}.</translation>
    </message>
    <message>
        <source>This puzzle is rated {rating}.</source>
        <translation>Rating deste problema: {rating}.</translation>
    </message>
    <message>
        <source>It counts as missed, because a hint or another move came first.</source>
        <translation>Conta como errado, porque antes houve uma dica ou outra jogada.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos os temas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Your results…</source>
        <translation>Seus resultados…</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Win the settebello</source>
        <translation>Leve o sete belo</translation>
    </message>
    <message>
        <source>Win a card that scores</source>
        <translation>Leve uma carta que vale ponto</translation>
    </message>
    <message>
        <source>Sweep the table</source>
        <translation>Limpe a mesa</translation>
    </message>
    <message>
        <source>Better than a sweep</source>
        <translation>Melhor que limpar a mesa</translation>
    </message>
    <message>
        <source>Prevent the sweep</source>
        <translation>Evite que limpem a mesa</translation>
    </message>
    <message>
        <source>Keep the sevens</source>
        <translation>Guarde os setes</translation>
    </message>
    <message>
        <source>Win the sevens</source>
        <translation>Leve os setes</translation>
    </message>
    <message>
        <source>Make the primiera</source>
        <translation>Faça a primiera</translation>
    </message>
    <message>
        <source>Win the coins</source>
        <translation>Leve os ouros</translation>
    </message>
    <message>
        <source>Win the most cards</source>
        <translation>Leve mais cartas</translation>
    </message>
    <message>
        <source>Complete a run</source>
        <translation>Complete uma sequência</translation>
    </message>
    <message>
        <source>Break the pairs</source>
        <translation>Quebre os pares</translation>
    </message>
    <message>
        <source>Restore the pairs</source>
        <translation>Refaça os pares</translation>
    </message>
    <message>
        <source>The last hand</source>
        <translation>A última mão</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>A última captura</translation>
    </message>
    <message>
        <source>Many ways to the total</source>
        <translation>Muitas maneiras de somar</translation>
    </message>
    <message>
        <source>One card, several captures</source>
        <translation>Uma carta, várias capturas</translation>
    </message>
    <message>
        <source>Better not to take</source>
        <translation>Melhor não levar</translation>
    </message>
    <message>
        <source>The Ace that takes all</source>
        <translation>O ás que leva tudo</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>O que declarar</translation>
    </message>
    <message>
        <source>The cut card</source>
        <translation>A carta do corte</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>Which card to lay</source>
        <translation>Que carta baixar</translation>
    </message>
    <message>
        <source>Which cards to take</source>
        <translation>Que cartas levar</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Mais fácil</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>Na medida</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difícil</translation>
    </message>
    <message>
        <source>Your turn. Which move is most likely to win the match?</source>
        <translation>Sua vez. Que jogada dá mais chance de vencer a partida?</translation>
    </message>
    <message>
        <source>Your turn. Find the best move.</source>
        <translation>Sua vez. Encontre a melhor jogada.</translation>
    </message>
    <message>
        <source>Hint: there is nothing to take. Which card helps the next player least?</source>
        <translation>Dica: não há nada para pegar. Qual carta ajuda menos o próximo jogador?</translation>
    </message>
    <message>
        <source>Hint: “{theme}”.</source>
        <translation>Dica: “{theme}”.</translation>
    </message>
    <message>
        <source>Not the best move: it costs {points}.</source>
        <translation>Não é a melhor jogada: custa {points}.</translation>
    </message>
    <message numerus="yes">
        <source>after %n puzzles</source>
        <translation>
            <numerusform>depois de %n problema</numerusform>
            <numerusform>depois de %n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: play {card}.</source>
        <translation>Dica: jogue {card}.</translation>
    </message>
    <message>
        <source>Hint: declare {cards}.</source>
        <translation>Dica: declare {cards}.</translation>
    </message>
    <message>
        <source>Hint: take cards from the table before you play.</source>
        <translation>Dica: leve cartas da mesa antes de jogar.</translation>
    </message>
    <message>
        <source>Hint: keep the card you cut.</source>
        <translation>Dica: fique com a carta do corte.</translation>
    </message>
    <message>
        <source>Hint: put the card you cut on the table.</source>
        <translation>Dica: ponha na mesa a carta do corte.</translation>
    </message>
    <message>
        <source>Hint: take the opening cards.</source>
        <translation>Dica: leve a mesa inicial.</translation>
    </message>
    <message>
        <source>Hint: leave the opening cards.</source>
        <translation>Dica: deixe a mesa inicial.</translation>
    </message>
    <message>
        <source>Hint: declare nothing.</source>
        <translation>Dica: não declare nada.</translation>
    </message>
    <message>
        <source>Hint: call out.</source>
        <translation>Dica: cante vitória.</translation>
    </message>
    <message>
        <source>Not the best move: it lowers your chance to win the match by {percent}%.</source>
        <translation>Não é a melhor jogada: tira {percent}% da sua chance de vencer a partida.</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>Não é a melhor jogada.</translation>
    </message>
    <message>
        <source>This may follow: {move}.</source>
        <translation>Pode vir em seguida: {move}.</translation>
    </message>
    <message>
        <source>This may follow: {move}; {reasons}.</source>
        <translation>Pode vir em seguida: {move}; {reasons}.</translation>
    </message>
</context>
<context>
    <name>ReceiveDialog</name>
    <message>
        <source>Add a shared game</source>
        <translation>Adicionar um jogo compartilhado</translation>
    </message>
    <message>
        <source>The line that you were given</source>
        <translation>A linha que lhe deram</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add the game</source>
        <translation>Adicionar o jogo</translation>
    </message>
    <message>
        <source>It begins with “scopa:”. What stands around it does not matter.</source>
        <translation>Ela começa com “scopa:”. O que estiver em volta não importa.</translation>
    </message>
    <message>
        <source>This cannot be read: {reason}.</source>
        <translation>Não é possível ler: {reason}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Esta carta não está na sua mão: {card}.</translation>
    </message>
    <message>
        <source>Not on the table: {cards}.</source>
        <translation>Não está na mesa: {cards}.</translation>
    </message>
    <message>
        <source>The {card} can take {cards}, so you cannot lay it down.</source>
        <translation>Você não pode baixar esta carta ({card}), porque ela pode capturar: {cards}.</translation>
    </message>
    <message>
        <source>The {by} can take {cards}, so you cannot lay down the {card}.</source>
        <translation>Você não pode baixar esta carta ({card}): com outra ({by}) pode levar {cards}.</translation>
    </message>
    <message>
        <source>The {cards} matches your {card} and must be taken first.</source>
        <translation>Primeiro é preciso levar a carta igual à sua ({card}): {cards}.</translation>
    </message>
    <message>
        <source>The {card} takes only one equal card: choose one of them.</source>
        <translation>Esta carta ({card}) só leva uma igual: escolha qual.</translation>
    </message>
    <message>
        <source>The {card} takes the whole table, not only a part of it.</source>
        <translation>Com esta carta ({card}) você leva a mesa toda, não só uma parte.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: {sum}.</source>
        <translation>Com esta carta ({card}) não dá para fazer esta captura ({take}): {sum}.</translation>
    </message>
    <message>
        <source>With the {card} you must take as few cards as possible.</source>
        <translation>Com esta carta ({card}) é preciso levar o menor número possível.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a sum may take at most {limit}.</source>
        <translation>Com esta carta ({card}) não dá para fazer esta captura ({take}): uma soma pode levar no máximo {limit}.</translation>
    </message>
    <message>
        <source>These cards were all dealt to the table. You can take cards without playing only if a player has laid down one of them.</source>
        <translation>Estas cartas foram todas dadas na mesa. Sem jogar, você só pode levar cartas se um jogador tiver baixado uma delas.</translation>
    </message>
    <message>
        <source>First declare or pass: nobody has played a card yet.</source>
        <translation>Primeiro diga o que declara: ninguém jogou nenhuma carta ainda.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>Declared cards come first: {cards}.</source>
        <translation>As cartas declaradas vêm primeiro: {cards}.</translation>
    </message>
    <message>
        <source>The {card} cannot take {take}: a court card goes only with the same court card.</source>
        <translation>Esta carta ({card}) não pode fazer esta captura ({take}): uma figura combina apenas com a figura igual.</translation>
    </message>
    <message>
        <source>The {card} takes one equal card, never a sum.</source>
        <translation>Esta carta ({card}) leva uma igual, nunca uma soma.</translation>
    </message>
    <message>
        <source>A pile is taken alone: choose it, or cards of the table.</source>
        <translation>Uma pilha é levada sozinha: escolha a pilha ou cartas da mesa.</translation>
    </message>
    <message>
        <source>The {card} can take {cards} from the table, so no pile.</source>
        <translation>Esta carta ({card}) pode levar da mesa ({cards}), então nenhuma pilha.</translation>
    </message>
    <message>
        <source>The {card} takes only a pile with an equal card on top.</source>
        <translation>Esta carta ({card}) só leva uma pilha com uma carta igual no topo.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I won? Really? I learned that from watching you!</source>
        <translation>Eu ganhei? Sério? Aprendi isso olhando você jogar!</translation>
    </message>
    <message>
        <source>Wow! Will you show me how you did that?</source>
        <translation>Uau! Você me mostra como fez isso?</translation>
    </message>
    <message>
        <source>Oh! I did not see that coming.</source>
        <translation>Oh! Dessa eu não esperava.</translation>
    </message>
    <message>
        <source>Is that the card everybody wants?</source>
        <translation>É essa a carta que todo mundo quer?</translation>
    </message>
    <message>
        <source>I wanted that one!</source>
        <translation>Essa eu queria!</translation>
    </message>
    <message>
        <source>Don’t be sad, dear. I’ll make coffee, and we play again.</source>
        <translation>Não fique triste, meu bem. Eu faço um café e jogamos de novo.</translation>
    </message>
    <message>
        <source>Well done, dear! And I had kept my coins so nicely together.</source>
        <translation>Muito bem, meu bem! E eu que guardava meus ouros com tanto cuidado.</translation>
    </message>
    <message>
        <source>A clean table, as in my kitchen.</source>
        <translation>Mesa limpa, como na minha cozinha.</translation>
    </message>
    <message>
        <source>Leave something for me, dear.</source>
        <translation>Deixe algo para mim, meu bem.</translation>
    </message>
    <message>
        <source>This one goes into my purse.</source>
        <translation>Essa vai para a minha bolsa.</translation>
    </message>
    <message>
        <source>Such a pretty card. Look after it well.</source>
        <translation>Que carta bonita. Cuide bem dela.</translation>
    </message>
    <message>
        <source>That was fun! Next time it is your turn, you’ll see.</source>
        <translation>Foi divertido! Na próxima é a sua vez, você vai ver.</translation>
    </message>
    <message>
        <source>All right, you win. But admit it: my sweeps are prettier!</source>
        <translation>Tudo bem, você venceu. Mas admita: as minhas escovas são mais bonitas!</translation>
    </message>
    <message>
        <source>Did you see that? What a catch!</source>
        <translation>Viu isso? Que pescaria!</translation>
    </message>
    <message>
        <source>Hey, the sweeps are my job!</source>
        <translation>Ei, as escovas são comigo!</translation>
    </message>
    <message>
        <source>Into the net with it!</source>
        <translation>Direto para a rede!</translation>
    </message>
    <message>
        <source>There goes the big fish.</source>
        <translation>Lá se vai o peixe grande.</translation>
    </message>
    <message>
        <source>You play well. Count the sevens, and soon you beat me.</source>
        <translation>Você joga bem. Conte os setes e logo vai me vencer.</translation>
    </message>
    <message>
        <source>I counted every card, and still you were better. My respect.</source>
        <translation>Contei todas as cartas, e mesmo assim você jogou melhor. Meus respeitos.</translation>
    </message>
    <message>
        <source>I could not leave that lying.</source>
        <translation>Não dava para deixar isso na mesa.</translation>
    </message>
    <message>
        <source>Nicely seen.</source>
        <translation>Bem visto.</translation>
    </message>
    <message>
        <source>This is where it belongs.</source>
        <translation>O lugar dela é aqui.</translation>
    </message>
    <message>
        <source>One for you. I keep count.</source>
        <translation>Uma para você. Estou contando.</translation>
    </message>
    <message>
        <source>Patience, my friend. That is all I have ahead of you.</source>
        <translation>Paciência. É só nisso que estou à sua frente.</translation>
    </message>
    <message>
        <source>I waited for my moment, and you took it. Well played.</source>
        <translation>Esperei o meu momento, e você o aproveitou. Bem jogado.</translation>
    </message>
    <message>
        <source>Everything has its moment.</source>
        <translation>Tudo tem a sua hora.</translation>
    </message>
    <message>
        <source>A good stroke. Enjoy it.</source>
        <translation>Um belo golpe. Aproveite.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>Valeu a pena esperar.</translation>
    </message>
    <message>
        <source>Take it. The round is long.</source>
        <translation>Leve. A rodada é longa.</translation>
    </message>
    <message>
        <source>You made me think, and few people do. Come back soon.</source>
        <translation>Você me fez pensar, e poucos conseguem. Volte logo.</translation>
    </message>
    <message>
        <source>I knew what you held, and it did not help me. Magnificent!</source>
        <translation>Eu sabia o que você tinha na mão, e de nada adiantou. Magnífico!</translation>
    </message>
    <message>
        <source>The stars were kind.</source>
        <translation>As estrelas foram gentis.</translation>
    </message>
    <message>
        <source>Well, well. You surprise me.</source>
        <translation>Ora, ora. Você me surpreende.</translation>
    </message>
    <message>
        <source>It was only a matter of time.</source>
        <translation>Era só questão de tempo.</translation>
    </message>
    <message>
        <source>A fine card in good hands.</source>
        <translation>Uma bela carta em boas mãos.</translation>
    </message>
    <message>
        <source>This time it was me. We are well matched, you know.</source>
        <translation>Desta vez fui eu. Estamos bem equilibrados, você sabe.</translation>
    </message>
    <message>
        <source>You are getting better. Next time, so am I!</source>
        <translation>Você está jogando cada vez melhor. Da próxima vez, eu também!</translation>
    </message>
    <message>
        <source>You would have done the same.</source>
        <translation>Você teria feito o mesmo.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Eu teria feito o mesmo.</translation>
    </message>
    <message>
        <source>One for me, and the next for you?</source>
        <translation>Uma para mim, e a próxima para você?</translation>
    </message>
    <message>
        <source>One for you, and the next for me.</source>
        <translation>Uma para você, e a próxima para mim.</translation>
    </message>
    <message>
        <source>{name}: “{remark}”</source>
        <translation>{name}: “{remark}”</translation>
    </message>
    <message>
        <source>Everything? I can take everything?</source>
        <translation>Tudo? Posso levar tudo?</translation>
    </message>
    <message>
        <source>I won, I won! Please, can we play again tomorrow?</source>
        <translation>Ganhei, ganhei! A gente joga de novo amanhã, por favor?</translation>
    </message>
    <message>
        <source>You’re really good. When I’m big, I’ll play like you!</source>
        <translation>Você joga bem demais. Quando crescer, vou jogar igual!</translation>
    </message>
    <message>
        <source>Hi! Shall we play? I’ve been practising!</source>
        <translation>Oi! Vamos jogar? Eu andei treinando!</translation>
    </message>
    <message>
        <source>Grandma says I may stay until it gets dark.</source>
        <translation>A vovó deixou eu ficar até escurecer.</translation>
    </message>
    <message>
        <source>Today I’ll remember all the cards. Well, most of them.</source>
        <translation>Hoje vou lembrar de todas as cartas. Bom, de quase todas.</translation>
    </message>
    <message>
        <source>Again? Hooray! I hoped you’d say that.</source>
        <translation>Mais uma? Oba! Eu estava torcendo por isso.</translation>
    </message>
    <message>
        <source>This time I have a plan. I think.</source>
        <translation>Desta vez eu tenho um plano. Eu acho.</translation>
    </message>
    <message>
        <source>A sweep! I have to tell my grandma!</source>
        <translation>Escova! Tenho que contar para a vovó!</translation>
    </message>
    <message>
        <source>The table is empty! Was that me?</source>
        <translation>A mesa ficou vazia! Fui eu?</translation>
    </message>
    <message>
        <source>Another sweep! Nobody at school will believe it!</source>
        <translation>Outra escova! Na escola ninguém vai acreditar!</translation>
    </message>
    <message>
        <source>It worked again! What did I do?</source>
        <translation>Deu certo de novo! O que foi que eu fiz?</translation>
    </message>
    <message>
        <source>Oh no. Did I leave you that?</source>
        <translation>Ah, não. Fui eu que deixei isso para você?</translation>
    </message>
    <message>
        <source>How do you always see that?</source>
        <translation>Como você sempre enxerga isso?</translation>
    </message>
    <message>
        <source>Again? I’ll count on my fingers next time.</source>
        <translation>De novo? Na próxima eu conto nos dedos.</translation>
    </message>
    <message>
        <source>I’ve got it, I’ve got it!</source>
        <translation>Peguei, peguei!</translation>
    </message>
    <message>
        <source>So shiny! And it’s mine!</source>
        <translation>Como brilha! E é minha!</translation>
    </message>
    <message>
        <source>I was just about to take that. Honest!</source>
        <translation>Eu já ia pegar essa. Juro!</translation>
    </message>
    <message>
        <source>Can I look at it once more?</source>
        <translation>Posso olhar para ela mais uma vez?</translation>
    </message>
    <message>
        <source>Look how many cards! I can hardly carry them.</source>
        <translation>Olha quantas cartas! Mal consigo carregar.</translation>
    </message>
    <message>
        <source>All of these with one card! I love adding up.</source>
        <translation>Todas essas com uma carta só! Adoro somar.</translation>
    </message>
    <message>
        <source>So many at once! Leave me a few!</source>
        <translation>Tantas de uma vez! Deixe algumas para mim!</translation>
    </message>
    <message>
        <source>Look what I was dealt! Is that good?</source>
        <translation>Olha o que veio para mim! Isso é bom?</translation>
    </message>
    <message>
        <source>You get points just for that? Lucky!</source>
        <translation>Só por isso já ganha pontos? Que sorte!</translation>
    </message>
    <message>
        <source>Did I really win that round? Count again!</source>
        <translation>Ganhei mesmo a rodada? Conte de novo!</translation>
    </message>
    <message>
        <source>More points than you! Only this once, I know.</source>
        <translation>Mais pontos que você! Só desta vez, eu sei.</translation>
    </message>
    <message>
        <source>You won that one, but I learned something.</source>
        <translation>Essa você ganhou, mas eu aprendi uma coisa.</translation>
    </message>
    <message>
        <source>Now I’ll really pay attention!</source>
        <translation>Agora vou prestar atenção de verdade!</translation>
    </message>
    <message>
        <source>The same number of points! Like twins!</source>
        <translation>A mesma pontuação! Que nem gêmeos!</translation>
    </message>
    <message>
        <source>The primiera was nearly mine! Nearly!</source>
        <translation>A primiera era quase minha! Quase!</translation>
    </message>
    <message>
        <source>All the points? For me? Pinch me!</source>
        <translation>Todos os pontos? Para mim? Me belisque!</translation>
    </message>
    <message>
        <source>It’s so close! I can’t sit still.</source>
        <translation>Está tão apertado! Não consigo ficar parado.</translation>
    </message>
    <message>
        <source>I’m ahead! Don’t tell me why, just let me enjoy it.</source>
        <translation>Estou na frente! Não diga por quê, só me deixe curtir.</translation>
    </message>
    <message>
        <source>You’re miles ahead. I’ll run faster!</source>
        <translation>Você está quilômetros à frente. Vou correr mais!</translation>
    </message>
    <message>
        <source>I’ve caught you! Like in tag!</source>
        <translation>Te alcancei! Que nem no pega-pega!</translation>
    </message>
    <message>
        <source>No hurry. I’m counting the clouds.</source>
        <translation>Sem pressa. Estou contando as nuvens.</translation>
    </message>
    <message>
        <source>I won? Then the cake is for both of us, dear.</source>
        <translation>Ganhei? Então o bolo é para nós dois, meu bem.</translation>
    </message>
    <message>
        <source>You played so nicely. I’ll tell everyone at the market.</source>
        <translation>Que jogo bonito. Vou contar para a feira inteira.</translation>
    </message>
    <message>
        <source>Sit down, dear. The coffee is on the stove.</source>
        <translation>Sente-se, meu bem. O café está no fogo.</translation>
    </message>
    <message>
        <source>Have you eaten? Then let’s play.</source>
        <translation>Você já comeu? Então vamos jogar.</translation>
    </message>
    <message>
        <source>The market is over. Now the cards may come out.</source>
        <translation>A feira acabou. Agora, as cartas.</translation>
    </message>
    <message>
        <source>Another one? I’ll put the soup on later, then.</source>
        <translation>Mais uma? Então a sopa fica para depois.</translation>
    </message>
    <message>
        <source>Swept! I have held a broom for sixty years.</source>
        <translation>Escova! Há sessenta anos eu varro esta casa.</translation>
    </message>
    <message>
        <source>Look at that, not a crumb left.</source>
        <translation>Olha só, não sobrou nem uma migalha.</translation>
    </message>
    <message>
        <source>Again! And nobody had to help me.</source>
        <translation>De novo! E sem ajuda de ninguém.</translation>
    </message>
    <message>
        <source>Saint Anne is at my side today.</source>
        <translation>Hoje Santa Ana está do meu lado.</translation>
    </message>
    <message>
        <source>Mercy! My poor table!</source>
        <translation>Misericórdia! Coitada da minha mesa!</translation>
    </message>
    <message>
        <source>You clean better than I do, dear.</source>
        <translation>Você limpa melhor que eu, meu bem.</translation>
    </message>
    <message>
        <source>Again! I should hire you for the house.</source>
        <translation>De novo! Eu devia te contratar lá em casa.</translation>
    </message>
    <message>
        <source>Come to your auntie, little one.</source>
        <translation>Venha com a titia, pequena.</translation>
    </message>
    <message>
        <source>I had kept a place for this one.</source>
        <translation>Eu tinha guardado um lugar para essa.</translation>
    </message>
    <message>
        <source>And I was so fond of that one.</source>
        <translation>E eu gostava tanto dela.</translation>
    </message>
    <message>
        <source>Take it, dear. You are growing.</source>
        <translation>Leve, meu bem. Bom proveito.</translation>
    </message>
    <message>
        <source>Good weight! They’d cost a fortune at the market.</source>
        <translation>Que peso! Na feira, custariam uma fortuna.</translation>
    </message>
    <message>
        <source>A full basket. Now I can go home happy.</source>
        <translation>Cesta cheia. Já posso ir para casa feliz.</translation>
    </message>
    <message>
        <source>You are hungry today, I can see it.</source>
        <translation>Hoje você está com fome, dá para ver.</translation>
    </message>
    <message>
        <source>What a nice hand I was given! Look.</source>
        <translation>Que mão bonita eu recebi! Olha.</translation>
    </message>
    <message>
        <source>Who has been kind to you, dear?</source>
        <translation>Quem é que te quer tão bem, meu bem?</translation>
    </message>
    <message>
        <source>That round went like a good sauce: slowly.</source>
        <translation>Essa rodada foi como um bom molho: devagarinho.</translation>
    </message>
    <message>
        <source>A few points for my old age.</source>
        <translation>Uns pontinhos para a minha velhice.</translation>
    </message>
    <message>
        <source>Well played, dear. Have a biscuit.</source>
        <translation>Bem jogado, meu bem. Pegue um biscoito.</translation>
    </message>
    <message>
        <source>Never mind. The pan is still warm.</source>
        <translation>Não faz mal. A panela ainda está quente.</translation>
    </message>
    <message>
        <source>Half for you and half for me. As with cake.</source>
        <translation>Metade para você, metade para mim. Como bolo.</translation>
    </message>
    <message>
        <source>I missed the primiera by a pinch of salt.</source>
        <translation>A primiera me escapou por uma pitada de sal.</translation>
    </message>
    <message>
        <source>All the points! And I was only half awake.</source>
        <translation>Todos os pontos! E eu meio dormindo.</translation>
    </message>
    <message>
        <source>So close! I can’t even think of the oven.</source>
        <translation>Que apertado! Até esqueço do forno.</translation>
    </message>
    <message>
        <source>Don’t hold it against me, dear. I’m just lucky.</source>
        <translation>Não leve a mal, meu bem. É só sorte.</translation>
    </message>
    <message>
        <source>You are far ahead. I’d better put my glasses on.</source>
        <translation>Você está bem à frente. Vou pôr os óculos.</translation>
    </message>
    <message>
        <source>See? Old hens lay good eggs.</source>
        <translation>Viu? Galinha velha é que faz bom caldo.</translation>
    </message>
    <message>
        <source>Take your time. Good things simmer.</source>
        <translation>Sem pressa. Coisa boa cozinha devagar.</translation>
    </message>
    <message>
        <source>And that, dear people, is how one fishes! Fried fish for everybody!</source>
        <translation>E é assim que se pesca! Peixe frito para todo mundo!</translation>
    </message>
    <message>
        <source>You’ve sunk my boat! But tomorrow I swim back.</source>
        <translation>Você afundou meu barco! Mas amanhã eu volto a nado.</translation>
    </message>
    <message>
        <source>Ahoy! The sea is calm, so let’s play.</source>
        <translation>Ó de bordo! O mar está calmo, vamos jogar.</translation>
    </message>
    <message>
        <source>The boat is in, the nets are dry. Cards!</source>
        <translation>Barco no porto, redes secas. Às cartas!</translation>
    </message>
    <message>
        <source>Did I tell you about my biggest sweep? No? Later!</source>
        <translation>Já te contei da minha maior escova? Depois!</translation>
    </message>
    <message>
        <source>Once more into the boat? I’m in!</source>
        <translation>De volta ao barco? Estou dentro!</translation>
    </message>
    <message>
        <source>The tide comes back, and so do I.</source>
        <translation>A maré volta, e eu também.</translation>
    </message>
    <message>
        <source>Net out, net in, sea empty!</source>
        <translation>Rede na água, rede no barco, mar vazio!</translation>
    </message>
    <message>
        <source>Scopa! Ring the bells!</source>
        <translation>Escova! Toquem os sinos!</translation>
    </message>
    <message>
        <source>Another one! They jump into my boat!</source>
        <translation>Outra! Elas pulam no meu barco!</translation>
    </message>
    <message>
        <source>And they say lightning never strikes twice!</source>
        <translation>E dizem que o raio não cai duas vezes!</translation>
    </message>
    <message>
        <source>A hole in my net, and you swim straight through!</source>
        <translation>Um furo na minha rede, e você passa direto!</translation>
    </message>
    <message>
        <source>Thief! That was my fish!</source>
        <translation>Pega ladrão! Aquele peixe era meu!</translation>
    </message>
    <message>
        <source>Another? Are you emptying the whole gulf?</source>
        <translation>Outra? Vai esvaziar o golfo inteiro?</translation>
    </message>
    <message>
        <source>Look how it wriggles! Mine!</source>
        <translation>Olha como se debate! É minha!</translation>
    </message>
    <message>
        <source>I smelled that one from the harbour.</source>
        <translation>Essa eu farejei lá do porto.</translation>
    </message>
    <message>
        <source>I had it on the hook!</source>
        <translation>Eu estava com ela no anzol!</translation>
    </message>
    <message>
        <source>Enjoy it. I only throw back small ones myself.</source>
        <translation>Aproveite. Eu só devolvo os peixinhos.</translation>
    </message>
    <message>
        <source>A whole shoal! Help me pull!</source>
        <translation>Um cardume inteiro! Ajude a puxar!</translation>
    </message>
    <message>
        <source>With these I feed the whole harbour!</source>
        <translation>Com essas eu alimento o porto inteiro!</translation>
    </message>
    <message>
        <source>That’s a heavy net. Mind your back!</source>
        <translation>Que rede pesada. Cuidado com as costas!</translation>
    </message>
    <message>
        <source>Points without wetting the net. I like that!</source>
        <translation>Pontos sem molhar a rede. Gostei!</translation>
    </message>
    <message>
        <source>You catch fish on dry land!</source>
        <translation>Você pesca até em terra firme!</translation>
    </message>
    <message>
        <source>A good day’s fishing, that round.</source>
        <translation>Boa pescaria, essa rodada.</translation>
    </message>
    <message>
        <source>Who’s the king of the harbour? Go on, say it!</source>
        <translation>Quem é o rei do porto? Vai, diga!</translation>
    </message>
    <message>
        <source>The wind had turned, that’s all.</source>
        <translation>O vento virou, foi só isso.</translation>
    </message>
    <message>
        <source>I only lent you that round, you know.</source>
        <translation>Essa rodada eu só emprestei, fique sabendo.</translation>
    </message>
    <message>
        <source>A draw! We share the fish soup, then.</source>
        <translation>Empate! Então dividimos a sopa de peixe.</translation>
    </message>
    <message>
        <source>My primiera slipped off the hook. This big it was!</source>
        <translation>A primiera escapou do anzol. Deste tamanho!</translation>
    </message>
    <message>
        <source>Every single point! They’ll sing about this!</source>
        <translation>Todos os pontos! Isso vai virar música!</translation>
    </message>
    <message>
        <source>Two boats, one harbour. Who gets in first?</source>
        <translation>Dois barcos, um porto. Qual chega primeiro?</translation>
    </message>
    <message>
        <source>I’m so far out, you need a telescope!</source>
        <translation>Estou tão longe que você precisa de luneta!</translation>
    </message>
    <message>
        <source>Row slower, will you? I can hardly see you.</source>
        <translation>Reme mais devagar! Mal te enxergo.</translation>
    </message>
    <message>
        <source>Full sail! There I am beside you!</source>
        <translation>Velas ao vento! Já estou ao seu lado!</translation>
    </message>
    <message>
        <source>Think, think. Fish don’t bite on command either.</source>
        <translation>Pense à vontade. Peixe também não morde na hora.</translation>
    </message>
    <message>
        <source>A pleasure. You lose with grace, and that is rarer than winning.</source>
        <translation>Um prazer. Você perde com graça, e isso é mais raro que vencer.</translation>
    </message>
    <message>
        <source>Forty cards, and I know each by name.</source>
        <translation>Quarenta cartas, e sei o nome de cada uma.</translation>
    </message>
    <message>
        <source>Play well. I do not like winning against nobody.</source>
        <translation>Jogue bem. Não gosto de vencer sem rival.</translation>
    </message>
    <message>
        <source>So you want to see it once more. Gladly.</source>
        <translation>Então quer ver de novo. Com prazer.</translation>
    </message>
    <message>
        <source>I have not forgotten how you played. Have you?</source>
        <translation>Não esqueci como você jogou. E você?</translation>
    </message>
    <message>
        <source>With your permission.</source>
        <translation>Com licença.</translation>
    </message>
    <message>
        <source>A tidy table is half of good manners.</source>
        <translation>Mesa arrumada é meia educação.</translation>
    </message>
    <message>
        <source>Once is luck. This was not luck.</source>
        <translation>Uma vez é sorte. Isto não foi.</translation>
    </message>
    <message>
        <source>You are too generous with me.</source>
        <translation>Você me mima demais.</translation>
    </message>
    <message>
        <source>I left the door open. My own fault.</source>
        <translation>Deixei a porta aberta. Culpa minha.</translation>
    </message>
    <message>
        <source>Elegant. I could not have done it better.</source>
        <translation>Elegante. Eu não teria feito melhor.</translation>
    </message>
    <message>
        <source>Another. I shall have to be stricter with myself.</source>
        <translation>Outra. Vou ter de ser mais severa comigo.</translation>
    </message>
    <message>
        <source>It suits my hair, does it not?</source>
        <translation>Combina com o meu cabelo, não?</translation>
    </message>
    <message>
        <source>I have been expecting this one.</source>
        <translation>Essa eu estava esperando.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>A beautiful choice. I would have chosen it too.</source>
        <translation>Bela escolha. Eu também escolheria essa.</translation>
    </message>
    <message>
        <source>A bouquet. Thank you.</source>
        <translation>Um buquê. Obrigada.</translation>
    </message>
    <message>
        <source>I cannot help it. I love cards in company.</source>
        <translation>É mais forte que eu. Adoro cartas em companhia.</translation>
    </message>
    <message>
        <source>A large handful. I hope you counted it.</source>
        <translation>Um belo punhado. Espero que tenha contado.</translation>
    </message>
    <message>
        <source>One ought to show what one is proud of.</source>
        <translation>O que nos orgulha, a gente mostra.</translation>
    </message>
    <message>
        <source>Charming. And now I know what you hold.</source>
        <translation>Encantador. E agora sei o que você tem.</translation>
    </message>
    <message>
        <source>The arithmetic was on my side that round.</source>
        <translation>A aritmética ficou do meu lado nessa rodada.</translation>
    </message>
    <message>
        <source>Thank you. One more like that, please.</source>
        <translation>Obrigada. Mais uma assim, por favor.</translation>
    </message>
    <message>
        <source>You counted better than I did. It happens rarely.</source>
        <translation>Você contou melhor que eu. É raro.</translation>
    </message>
    <message>
        <source>I took too much and kept too little. Well.</source>
        <translation>Peguei demais e guardei de menos. Enfim.</translation>
    </message>
    <message>
        <source>Equal. My mother would call it a polite result.</source>
        <translation>Iguais. Minha mãe diria: um resultado cortês.</translation>
    </message>
    <message>
        <source>A trifle more, and the primiera was mine.</source>
        <translation>Um tantinho mais, e a primiera era minha.</translation>
    </message>
    <message>
        <source>Not one point for you? I almost blush.</source>
        <translation>Nem um ponto para você? Quase fico vermelha.</translation>
    </message>
    <message>
        <source>It comes down to one card now. I know which.</source>
        <translation>Agora decide uma única carta. E eu sei qual.</translation>
    </message>
    <message>
        <source>Do not despair. Even I make mistakes, I am told.</source>
        <translation>Ânimo. Dizem que eu também erro.</translation>
    </message>
    <message>
        <source>Such a lead becomes you. Do not get used to it.</source>
        <translation>Essa vantagem lhe cai bem. Não se acostume.</translation>
    </message>
    <message>
        <source>I was behind. I am no longer.</source>
        <translation>Eu estava atrás. Não estou mais.</translation>
    </message>
    <message>
        <source>Think as long as you like. Haste never won a hand.</source>
        <translation>Pense o quanto quiser. A pressa nunca ganhou nada.</translation>
    </message>
    <message>
        <source>The day is mine, and the wine is yours. Sit a while longer.</source>
        <translation>O dia é meu, e o vinho é seu. Fique mais um pouco.</translation>
    </message>
    <message>
        <source>I hand you my sword. Keep it until the next time.</source>
        <translation>Eu lhe entrego a minha espada. Guarde-a até a próxima.</translation>
    </message>
    <message>
        <source>Welcome. I saved you the chair with the view.</source>
        <translation>Que bom te ver. Guardei a cadeira com vista.</translation>
    </message>
    <message>
        <source>The wine must breathe, and so must a match.</source>
        <translation>O vinho precisa respirar, e a partida também.</translation>
    </message>
    <message>
        <source>I have laid my sword aside. Only cards today.</source>
        <translation>Deixei a espada de lado. Hoje, só cartas.</translation>
    </message>
    <message>
        <source>Another battle. The last one honours us both.</source>
        <translation>Outra batalha. A anterior honra a nós dois.</translation>
    </message>
    <message>
        <source>The table is still warm. Let us go on.</source>
        <translation>A mesa ainda está quente. Sigamos.</translation>
    </message>
    <message>
        <source>One waits, and the gate opens.</source>
        <translation>A gente espera, e o portão se abre.</translation>
    </message>
    <message>
        <source>The field is clear.</source>
        <translation>O campo está livre.</translation>
    </message>
    <message>
        <source>The next charge is always the shorter one.</source>
        <translation>A nova carga é sempre mais curta.</translation>
    </message>
    <message>
        <source>Fortune knows where I live.</source>
        <translation>A sorte sabe onde moro.</translation>
    </message>
    <message>
        <source>A gap in my line. You were right to charge.</source>
        <translation>Uma brecha nas minhas fileiras. Fez bem.</translation>
    </message>
    <message>
        <source>I salute you.</source>
        <translation>Tiro o chapéu.</translation>
    </message>
    <message>
        <source>You press me hard. Good, I was growing lazy.</source>
        <translation>Você me aperta. Bom, eu já estava preguiçoso.</translation>
    </message>
    <message>
        <source>Patience pays in gold.</source>
        <translation>A paciência paga em ouro.</translation>
    </message>
    <message>
        <source>A jewel for the hat.</source>
        <translation>Uma joia para o chapéu.</translation>
    </message>
    <message>
        <source>A fair prize. You fought for it.</source>
        <translation>Um prêmio justo. Você lutou por ele.</translation>
    </message>
    <message>
        <source>I shall wait for another. I am good at waiting.</source>
        <translation>Esperarei outra. Sei esperar.</translation>
    </message>
    <message>
        <source>A long siege, and the whole town surrenders.</source>
        <translation>Longo cerco, e a cidade inteira se rende.</translation>
    </message>
    <message>
        <source>These march with me now.</source>
        <translation>Essas agora marcham comigo.</translation>
    </message>
    <message>
        <source>A rich haul. Carry it home in peace.</source>
        <translation>Rico butim. Leve para casa em paz.</translation>
    </message>
    <message>
        <source>I show my colours early today.</source>
        <translation>Hoje mostro a bandeira cedo.</translation>
    </message>
    <message>
        <source>You open with the drums. I hear them.</source>
        <translation>Você começa com tambores. Estou ouvindo.</translation>
    </message>
    <message>
        <source>That round came to me because I let it come.</source>
        <translation>Essa rodada veio a quem soube esperar.</translation>
    </message>
    <message>
        <source>A small advance. The war is not over.</source>
        <translation>Um pequeno avanço. A guerra não acabou.</translation>
    </message>
    <message>
        <source>You held the better ground. Well done.</source>
        <translation>Você tinha o melhor terreno. Muito bem.</translation>
    </message>
    <message>
        <source>One retreats, one thinks, one returns.</source>
        <translation>A gente recua, pensa e volta.</translation>
    </message>
    <message>
        <source>Neither side gave way. I like such days.</source>
        <translation>Ninguém cedeu. Gosto de dias assim.</translation>
    </message>
    <message>
        <source>The primiera fell by the width of a feather.</source>
        <translation>Perdi a primiera pela largura de uma pena.</translation>
    </message>
    <message>
        <source>Not a flag left standing. Forgive me.</source>
        <translation>Não sobrou uma bandeira de pé. Me perdoe.</translation>
    </message>
    <message>
        <source>Now hold your breath. I am holding mine.</source>
        <translation>Agora prenda a respiração. Eu já prendi.</translation>
    </message>
    <message>
        <source>I have the hill. But hills have been taken before.</source>
        <translation>Tenho a colina. Mas colinas se retomam.</translation>
    </message>
    <message>
        <source>You are far ahead. The longest roads are my favourites.</source>
        <translation>Você está bem à frente. Gosto de estradas longas.</translation>
    </message>
    <message>
        <source>Slowly, slowly, and here I stand beside you.</source>
        <translation>Devagar, devagar, e aqui estou ao seu lado.</translation>
    </message>
    <message>
        <source>Think in peace. I have never hurried anybody.</source>
        <translation>Pense em paz. Nunca apressei ninguém.</translation>
    </message>
    <message>
        <source>I saw the last card three plays ago. You saw it two ago. Remarkable.</source>
        <translation>Vi a última carta três jogadas antes. Você, duas. Notável.</translation>
    </message>
    <message>
        <source>I shall think about this match for a long time. Thank you.</source>
        <translation>Vou pensar muito tempo nesta partida. Obrigado.</translation>
    </message>
    <message>
        <source>I know ten thousand deals. This one is new to me too.</source>
        <translation>Conheço dez mil mãos. Esta é nova também para mim.</translation>
    </message>
    <message>
        <source>Come, let us see what chance has written.</source>
        <translation>Venha, vejamos o que o acaso escreveu.</translation>
    </message>
    <message>
        <source>You return to the same book. So do I.</source>
        <translation>Você volta ao mesmo livro. Eu também.</translation>
    </message>
    <message>
        <source>I have thought about our last match. Have you?</source>
        <translation>Pensei na nossa última partida. E você?</translation>
    </message>
    <message>
        <source>An empty sky. How restful.</source>
        <translation>Um céu vazio. Que descanso.</translation>
    </message>
    <message>
        <source>It was written on the table. I only read it.</source>
        <translation>Estava escrito na mesa. Eu apenas li.</translation>
    </message>
    <message>
        <source>Even comets come back, if one is patient.</source>
        <translation>Até os cometas voltam, com paciência.</translation>
    </message>
    <message>
        <source>Forgive an old man his little pleasures.</source>
        <translation>Perdoe a um velho os seus pequenos prazeres.</translation>
    </message>
    <message>
        <source>I had seen it. I hoped that you had not.</source>
        <translation>Eu tinha visto. Esperava que você não.</translation>
    </message>
    <message>
        <source>A bright star rises on your side.</source>
        <translation>Uma estrela brilhante nasce do seu lado.</translation>
    </message>
    <message>
        <source>Once more! I must revise my charts.</source>
        <translation>De novo! Preciso rever os meus mapas do céu.</translation>
    </message>
    <message>
        <source>A small sun for my sky.</source>
        <translation>Um pequeno sol para o meu céu.</translation>
    </message>
    <message>
        <source>I have known this card for seventy years.</source>
        <translation>Conheço esta carta há setenta anos.</translation>
    </message>
    <message>
        <source>Well calculated. Or was it instinct?</source>
        <translation>Bem calculado. Ou foi instinto?</translation>
    </message>
    <message>
        <source>It has found its orbit. For this round.</source>
        <translation>Ela achou a sua órbita. Nesta rodada.</translation>
    </message>
    <message>
        <source>A whole constellation. I shall give it a name.</source>
        <translation>Uma constelação inteira. Vou lhe dar um nome.</translation>
    </message>
    <message>
        <source>Sums like these keep the mind young.</source>
        <translation>Somas assim mantêm a mente jovem.</translation>
    </message>
    <message>
        <source>You add up faster than my abacus.</source>
        <translation>Você soma mais rápido que o meu ábaco.</translation>
    </message>
    <message>
        <source>Chance has a sense of humour. See for yourself.</source>
        <translation>O acaso tem senso de humor. Veja só.</translation>
    </message>
    <message>
        <source>The heavens are on your side. Do not waste it.</source>
        <translation>O céu está do seu lado. Não desperdice.</translation>
    </message>
    <message>
        <source>That round obeyed the theory. They seldom do.</source>
        <translation>Essa rodada obedeceu à teoria. É raro.</translation>
    </message>
    <message>
        <source>You hid your plans well. Your cards, less so.</source>
        <translation>Você escondeu bem os planos. As cartas, menos.</translation>
    </message>
    <message>
        <source>You taught me something. At my age, a gift.</source>
        <translation>Você me ensinou algo. Na minha idade, um presente.</translation>
    </message>
    <message>
        <source>My books did not mention that line of play.</source>
        <translation>Meus livros não falavam desse jeito de jogar.</translation>
    </message>
    <message>
        <source>Balance. The rarest of results, and the fairest.</source>
        <translation>Equilíbrio. O resultado mais raro, e o mais justo.</translation>
    </message>
    <message>
        <source>One card, and the primiera changed its mind.</source>
        <translation>Uma carta, e a primiera mudou de ideia.</translation>
    </message>
    <message>
        <source>Everything fell into place. It frightens me a little.</source>
        <translation>Tudo se encaixou. Isso me assusta um pouco.</translation>
    </message>
    <message>
        <source>From here on, even I cannot see the end.</source>
        <translation>Daqui em diante, nem eu vejo o fim.</translation>
    </message>
    <message>
        <source>Numbers are patient. They may yet turn to you.</source>
        <translation>Os números são pacientes. Ainda podem virar.</translation>
    </message>
    <message>
        <source>You lead by a light year. I travel at light speed.</source>
        <translation>Você está um ano-luz à frente. Viajo como a luz.</translation>
    </message>
    <message>
        <source>The planets meet again. So do our scores.</source>
        <translation>Os planetas se reencontram. Nossos pontos também.</translation>
    </message>
    <message>
        <source>A long thought is never wasted. I read meanwhile.</source>
        <translation>Pensar com calma nunca é demais. Enquanto isso, leio.</translation>
    </message>
    <message>
        <source>I shone a little brighter tonight. Tomorrow it may be you.</source>
        <translation>Hoje brilhei um pouco mais. Amanhã talvez seja você.</translation>
    </message>
    <message>
        <source>You outshone me. I will wane, and come back fuller.</source>
        <translation>Você brilhou mais que eu. Vou minguar e voltar mais cheia.</translation>
    </message>
    <message>
        <source>I rise when you sit down. Shall we?</source>
        <translation>Eu nasço quando você se senta. Vamos?</translation>
    </message>
    <message>
        <source>You by day, I by night. At the table we meet.</source>
        <translation>Você de dia, eu de noite. Na mesa nos vemos.</translation>
    </message>
    <message>
        <source>As good as you are, so good am I today.</source>
        <translation>Se você joga bem, hoje eu também.</translation>
    </message>
    <message>
        <source>Another night, another mirror. Gladly.</source>
        <translation>Mais uma volta da lua. Com prazer.</translation>
    </message>
    <message>
        <source>I knew you would want another. I did too.</source>
        <translation>Eu sabia que você ia querer outra. Eu também.</translation>
    </message>
    <message>
        <source>Ebb tide. The beach is bare.</source>
        <translation>Maré baixa. A praia ficou limpa.</translation>
    </message>
    <message>
        <source>I borrowed that idea from you.</source>
        <translation>Essa ideia eu peguei emprestada de você.</translation>
    </message>
    <message>
        <source>Full moon tonight, it seems.</source>
        <translation>Parece que hoje é lua cheia.</translation>
    </message>
    <message>
        <source>Tides come back. So do I.</source>
        <translation>As marés voltam. Eu também.</translation>
    </message>
    <message>
        <source>You shine, and I go pale.</source>
        <translation>Você brilha, e eu empalideço.</translation>
    </message>
    <message>
        <source>I blinked. You did not.</source>
        <translation>Eu pisquei. Você não.</translation>
    </message>
    <message>
        <source>Again. Now I have to grow as well.</source>
        <translation>De novo. Agora preciso crescer também.</translation>
    </message>
    <message>
        <source>A little light for the dark half.</source>
        <translation>Um pouco de luz para o meu lado escuro.</translation>
    </message>
    <message>
        <source>I wanted it as much as you did.</source>
        <translation>Eu a queria tanto quanto você.</translation>
    </message>
    <message>
        <source>It shines on you now.</source>
        <translation>Agora ela brilha para você.</translation>
    </message>
    <message>
        <source>I reached for it too. You were quicker.</source>
        <translation>Eu também a queria. Você chegou antes.</translation>
    </message>
    <message>
        <source>High tide! It brings all sorts of things.</source>
        <translation>Maré alta! Traz de tudo.</translation>
    </message>
    <message>
        <source>So many stars around one moon.</source>
        <translation>Quantas estrelas em volta de uma lua.</translation>
    </message>
    <message>
        <source>Your tide is high. I wait for mine.</source>
        <translation>A sua maré está alta. Espero a minha.</translation>
    </message>
    <message>
        <source>No clouds tonight: I can show you all of it.</source>
        <translation>Noite sem nuvens: mostro tudo a você.</translation>
    </message>
    <message>
        <source>I see you clearly now. Lovely.</source>
        <translation>Agora vejo você com clareza. Lindo.</translation>
    </message>
    <message>
        <source>My half of the sky, that round.</source>
        <translation>Essa rodada foi a minha metade do céu.</translation>
    </message>
    <message>
        <source>I waxed a little. You know how it goes.</source>
        <translation>Cresci um pouquinho. Você sabe como é.</translation>
    </message>
    <message>
        <source>Now I am a thin crescent. It passes.</source>
        <translation>Agora sou um fio de lua. Vai passar.</translation>
    </message>
    <message>
        <source>Well played. I will remember how.</source>
        <translation>Bem jogado. Vou lembrar como.</translation>
    </message>
    <message>
        <source>Equal, as it should be between us.</source>
        <translation>Iguais, como deve ser entre nós.</translation>
    </message>
    <message>
        <source>A sliver of moon more, and the primiera was mine.</source>
        <translation>Um fio de lua a mais, e a primiera era minha.</translation>
    </message>
    <message>
        <source>An eclipse. It lasts only a moment, I promise.</source>
        <translation>Um eclipse. Dura só um instante, prometo.</translation>
    </message>
    <message>
        <source>Side by side, like you and your reflection.</source>
        <translation>Lado a lado, como você e o seu reflexo.</translation>
    </message>
    <message>
        <source>I am a step ahead. You will catch up, you always do.</source>
        <translation>Estou à frente. Você me alcança, como sempre.</translation>
    </message>
    <message>
        <source>You run ahead, and I follow like your shadow.</source>
        <translation>Você corre na frente, e eu sigo como sombra.</translation>
    </message>
    <message>
        <source>There, level again. I missed you up here.</source>
        <translation>Pronto, de novo juntos. Senti a sua falta.</translation>
    </message>
    <message>
        <source>I have all night. Think as long as you wish.</source>
        <translation>Tenho a noite toda. Pense o quanto quiser.</translation>
    </message>
    <message>
        <source>You stay with me? That makes my day, dear.</source>
        <translation>Você fica? Alegrou o meu dia, meu bem.</translation>
    </message>
    <message>
        <source>The flowers are yours today. You earned them.</source>
        <translation>Hoje as flores são suas. Você mereceu.</translation>
    </message>
    <message>
        <source>I expected you. I have cut flowers for the table.</source>
        <translation>Eu esperava você. Colhi flores para a mesa.</translation>
    </message>
    <message>
        <source>There you are. The cards have been asking for you.</source>
        <translation>Aí está você. As cartas perguntavam por você.</translation>
    </message>
    <message>
        <source>I beat you! Now you’ll want to beat me back, right?</source>
        <translation>Ganhei de você! Agora vai querer a revanche, né?</translation>
    </message>
    <message>
        <source>You won! Can I keep score next time, at least?</source>
        <translation>Você ganhou! Na próxima eu posso pelo menos anotar os pontos?</translation>
    </message>
    <message>
        <source>What luck I had! Stay for supper, then we are even.</source>
        <translation>Que sorte a minha! Fique para jantar e estamos quites.</translation>
    </message>
    <message>
        <source>You won, dear, and you have earned the biggest slice.</source>
        <translation>Você ganhou, meu bem, e o maior pedaço é seu.</translation>
    </message>
    <message>
        <source>Write it on the harbour wall: Beppe has won!</source>
        <translation>Escrevam no muro do porto: o Beppe ganhou!</translation>
    </message>
    <message>
        <source>You’ve won. But you should have seen the one that got away!</source>
        <translation>Você ganhou. Mas precisava ver a que me escapou!</translation>
    </message>
    <message>
        <source>I won by arithmetic. Next time, surprise me.</source>
        <translation>Ganhei pela aritmética. Da próxima vez, me surpreenda.</translation>
    </message>
    <message>
        <source>I do not often say this: play me again, please.</source>
        <translation>Não digo isso sempre: jogue comigo de novo, por favor.</translation>
    </message>
    <message>
        <source>You fought to the last card. I remember such opponents.</source>
        <translation>Você lutou até a última carta. Disso eu não esqueço.</translation>
    </message>
    <message>
        <source>A defeat like this is worth three easy victories.</source>
        <translation>Uma derrota assim vale três vitórias tranquilas.</translation>
    </message>
    <message>
        <source>The score lies a little. You were nearer than it says.</source>
        <translation>O placar mente um pouco. Você estava mais perto do que parece.</translation>
    </message>
    <message>
        <source>So there are still things that are not in my books. How wonderful.</source>
        <translation>Então ainda há coisas que não estão nos meus livros. Que maravilha.</translation>
    </message>
    <message>
        <source>I was one step ahead, no more. You will see it from here soon.</source>
        <translation>Eu estava um passo à frente, só isso. Logo você verá daqui.</translation>
    </message>
    <message>
        <source>The sun wins the day. I have the night to think it over.</source>
        <translation>O dia é do sol. Eu tenho a noite para pensar.</translation>
    </message>
</context>
<context>
    <name>ReplaceFileDialog</name>
    <message>
        <source>Replace the file?</source>
        <translation>Substituir o arquivo?</translation>
    </message>
    <message>
        <source>“{name}” already exists in “{folder}”.</source>
        <translation>“{name}” já existe em “{folder}”.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Escolher outro nome</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>A melhor</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Deslize</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>{number}% of the chance to win</source>
        <translation>{number}% de chance de vencer</translation>
    </message>
    <message>
        <source>{card}, laid down</source>
        <translation>{card}, sem levar nada</translation>
    </message>
    <message>
        <source>{card} takes {cards}</source>
        <translation>{card} leva {cards}</translation>
    </message>
    <message>
        <source>declaring {cards}</source>
        <translation>declarar {cards}</translation>
    </message>
    <message>
        <source>taking {cards} before playing a card</source>
        <translation>levar {cards} antes de jogar uma carta</translation>
    </message>
    <message>
        <source>keeping the card that was cut</source>
        <translation>ficar com a carta do corte</translation>
    </message>
    <message>
        <source>putting the card that was cut on the table</source>
        <translation>pôr na mesa a carta do corte</translation>
    </message>
    <message>
        <source>declaring nothing</source>
        <translation>não declarar nada</translation>
    </message>
    <message>
        <source>taking the opening cards</source>
        <translation>levar a mesa inicial</translation>
    </message>
    <message>
        <source>leaving the opening cards on the table</source>
        <translation>deixar a mesa inicial</translation>
    </message>
    <message>
        <source>calling out</source>
        <translation>cantar vitória</translation>
    </message>
    <message>
        <source>You won by luck.</source>
        <translation>Você ganhou por sorte.</translation>
    </message>
    <message>
        <source>You won by luck and by your play.</source>
        <translation>Você ganhou por sorte e graças ao seu jogo.</translation>
    </message>
    <message>
        <source>You won. Neither luck nor play clearly decided it.</source>
        <translation>Você ganhou. Nem a sorte nem o jogo foram claramente decisivos.</translation>
    </message>
    <message>
        <source>You lost by bad luck.</source>
        <translation>Você perdeu por azar.</translation>
    </message>
    <message>
        <source>You lost by bad luck and by your play.</source>
        <translation>Você perdeu por azar e por causa do seu jogo.</translation>
    </message>
    <message>
        <source>You lost. Neither luck nor play clearly decided it.</source>
        <translation>Você perdeu. Nem a sorte nem o jogo foram claramente decisivos.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>No other move was clearly better.</source>
        <translation>Nenhuma outra jogada era claramente melhor.</translation>
    </message>
    <message>
        <source>It cost {cost}.</source>
        <translation>Custou {cost}.</translation>
    </message>
    <message>
        <source>The better move: {reasons}.</source>
        <translation>A melhor jogada: {reasons}.</translation>
    </message>
    <message>
        <source>The one played: {reasons}.</source>
        <translation>A que foi jogada: {reasons}.</translation>
    </message>
    <message>
        <source>The last cards are known: played to the end, it brings more.</source>
        <translation>As últimas cartas são conhecidas: jogando até o fim, ela rende mais.</translation>
    </message>
    <message>
        <source>Over all the ways the hidden cards could lie, it brings more.</source>
        <translation>Em média, em todas as distribuições possíveis das cartas ocultas, ela rende mais.</translation>
    </message>
    <message>
        <source>Better as the cards lay</source>
        <translation>Melhor, do jeito que as cartas estavam</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Você jogou</translation>
    </message>
    <message>
        <source>{name} played</source>
        <translation>{name} jogou</translation>
    </message>
    <message>
        <source>Points lost in ten moves: {players}.</source>
        <translation>Pontos perdidos em dez jogadas: {players}.</translation>
    </message>
    <message>
        <source>Lead after {rounds}: {result} points, of which {luck} by luck.</source>
        <translation>Vantagem depois de {rounds}: {result} pontos, dos quais {luck} por sorte.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance de ganhar</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Lucky or unlucky deal</source>
        <translation>Cartas de sorte ou de azar</translation>
    </message>
    <message>
        <source>Round {number}, move {move}</source>
        <translation>Rodada {number}, jogada {move}</translation>
    </message>
    <message>
        <source>You won by your play.</source>
        <translation>Você ganhou graças ao seu jogo.</translation>
    </message>
    <message>
        <source>You lost by your play.</source>
        <translation>Você perdeu por causa do seu jogo.</translation>
    </message>
    <message>
        <source>No mistake: nothing better could be known. As the cards lay, the other move was better.</source>
        <translation>Não foi erro: não dava para saber. Do jeito que as cartas estavam, a outra jogada era melhor.</translation>
    </message>
    <message>
        <source>Most moves of {name} were made by somebody else: there is no verdict.</source>
        <translation>A maioria das jogadas de {name} foi feita por outra pessoa: não há veredito.</translation>
    </message>
    <message>
        <source>Most of your moves were made for you: there is no verdict on your play.</source>
        <translation>A maioria das jogadas foi feita no seu lugar: não há veredito sobre o seu jogo.</translation>
    </message>
    <message>
        <source>Forced and indifferent moves do not count.</source>
        <translation>Jogadas forçadas ou indiferentes não contam.</translation>
    </message>
    <message>
        <source>All this is about this match. Who plays better shows only over many matches.</source>
        <translation>Tudo isso é só sobre esta partida. Quem joga melhor só se vê em muitas partidas.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} won.</source>
        <translation>{name} ganhou.</translation>
    </message>
    <message>
        <source>{name} lost.</source>
        <translation>{name} perdeu.</translation>
    </message>
    <message>
        <source>The cards were about even.</source>
        <translation>As cartas foram mais ou menos iguais.</translation>
    </message>
    <message>
        <source>The cards gave {name} {points}.</source>
        <translation>As cartas deram a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards cost {name} {points}.</source>
        <translation>As cartas custaram a {name} {points}.</translation>
    </message>
    <message>
        <source>The cards gave you {points}.</source>
        <translation>As cartas lhe deram {points}.</translation>
    </message>
    <message>
        <source>The cards cost you {points}.</source>
        <translation>As cartas lhe custaram {points}.</translation>
    </message>
    <message>
        <source>By play, {name} gave away {points}</source>
        <translation>Com o seu jogo, {name} deu de presente {points}</translation>
    </message>
    <message>
        <source>By your play you gave away {points}</source>
        <translation>Com o seu jogo você deu de presente {points}</translation>
    </message>
    <message>
        <source>almost nothing</source>
        <translation>quase nada</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>cerca de {points}</translation>
    </message>
    <message>
        <source>{card} takes the pile under {cards}</source>
        <translation>{card} leva a pilha sob {cards}</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review of the match</source>
        <translation>Análise da partida</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas as jogadas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;All moves</source>
        <translation>&amp;Todas as jogadas</translation>
    </message>
    <message>
        <source>0 to 100: the fewer points the moves cost, the higher.</source>
        <translation>De 0 a 100: quanto menos pontos custam as jogadas, mais alta.</translation>
    </message>
    <message>
        <source>None: no move cost anything that could be known.</source>
        <translation>Nenhum: nenhuma jogada teve um custo previsível.</translation>
    </message>
    <message>
        <source>On the table you can only look at your own moves.</source>
        <translation>Na mesa você só pode ver as suas próprias jogadas.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos os jogadores</translation>
    </message>
    <message>
        <source>&amp;Back to the review</source>
        <translation>&amp;Voltar à análise</translation>
    </message>
    <message>
        <source>The most expensive moments</source>
        <translation>Os momentos mais caros</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Nenhum até agora.</translation>
    </message>
    <message>
        <source>Chance to win: {name}</source>
        <translation>Chance de ganhar: {name}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>&amp;How sure is this?</source>
        <translation>&amp;Quão certo é isto?</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Buscar aqui</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>“{words}” is not on this page.</source>
        <translation>“{words}” não aparece nesta página.</translation>
    </message>
    <message>
        <source>The game on the table, with the rules you are playing.</source>
        <translation>O jogo da mesa, com as regras desta partida.</translation>
    </message>
    <message>
        <source>This page shows the usual rules of the game.</source>
        <translation>Esta página mostra as regras habituais do jogo.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>“{path}” is not a match that can be played: {reason}.</source>
        <translation>“{path}” não é uma partida que se possa jogar: {reason}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{points} short of {target}</source>
        <translation>faltam {points} para chegar a {target}</translation>
    </message>
    <message>
        <source>at the target of {target}</source>
        <translation>na meta de {target}</translation>
    </message>
    <message>
        <source>past the target of {target}</source>
        <translation>além da meta de {target}</translation>
    </message>
    <message>
        <source>{name}: {gained} this round, {points} in the match, {distance}</source>
        <translation>{name}: {gained} nesta rodada, {points} na partida, {distance}</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Most cards: {figures}.</source>
        <translation>Mais cartas: {figures}.</translation>
    </message>
    <message>
        <source>Most coins: {figures}.</source>
        <translation>Mais ouros: {figures}.</translation>
    </message>
    <message>
        <source>Most sevens: {figures}.</source>
        <translation>Mais setes: {figures}.</translation>
    </message>
    <message>
        <source>Most sixes: {figures}.</source>
        <translation>Mais cartas 6: {figures}.</translation>
    </message>
    <message>
        <source>Most diamonds: {figures}.</source>
        <translation>Mais ouros: {figures}.</translation>
    </message>
    <message>
        <source>Sevens: {figure} each.</source>
        <translation>Setes: {figure} para cada um.</translation>
    </message>
    <message>
        <source>Sixes: {figure} each.</source>
        <translation>Cartas 6: {figure} para cada um.</translation>
    </message>
    <message>
        <source>{call} You hold every card of {cards} and win the match.</source>
        <translation>{call} Você tem todas as cartas de {cards} e vence a partida.</translation>
    </message>
    <message>
        <source>{call} {name} holds every card of {cards} and wins the match.</source>
        <translation>{call} {name} tem todas as cartas de {cards} e vence a partida.</translation>
    </message>
    <message>
        <source>{call} {name} hold every card of {cards} and win the match.</source>
        <translation>{call} {name} têm todas as cartas de {cards} e vencem a partida.</translation>
    </message>
    <message>
        <source>You called out and were right: {points}. You win the match.</source>
        <translation>Você cantou vitória com razão: {points}. Você venceu a partida.</translation>
    </message>
    <message>
        <source>{name} called out and was right: {points}. {name} wins the match.</source>
        <translation>{name} cantou vitória com razão: {points}. {name} venceu a partida.</translation>
    </message>
    <message>
        <source>{name} called out and were right: {points}. They win the match.</source>
        <translation>{name} cantaram vitória com razão: {points}. Venceram a partida.</translation>
    </message>
    <message>
        <source>You called out with {points} of {needed} and lose the match.</source>
        <translation>Você cantou vitória com {points} de {needed} e perdeu a partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and loses the match.</source>
        <translation>{name} cantou vitória com {points} de {needed} e perdeu a partida.</translation>
    </message>
    <message>
        <source>{name} called out with {points} of {needed} and lose the match.</source>
        <translation>{name} cantaram vitória com {points} de {needed} e perderam a partida.</translation>
    </message>
    <message>
        <source>Only points that were certain count.</source>
        <translation>Só contam os pontos garantidos.</translation>
    </message>
    <message>
        <source>Equal points: the whole match decides ({what}: {figures}).</source>
        <translation>Empate em pontos: decide a partida inteira ({what}: {figures}).</translation>
    </message>
    <message>
        <source>Once the match is won, no more points are counted.</source>
        <translation>Com a partida ganha, não se contam mais pontos.</translation>
    </message>
    <message>
        <source>{category} {figures}: {sum}.</source>
        <translation>{category} {figures}: {sum}.</translation>
    </message>
    <message>
        <source>{category}: {best} beats {others}.</source>
        <translation>{category}: {best} ganha de {others}.</translation>
    </message>
    <message>
        <source>{category}: {best}.</source>
        <translation>{category}: {best}.</translation>
    </message>
    <message>
        <source>Nobody took all of these: {cards}.</source>
        <translation>Ninguém levou todas elas: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took the {cards}.</source>
        <translation>Ninguém levou esta carta: {cards}.</translation>
    </message>
    <message>
        <source>You took the {cards}.</source>
        <translation>Você levou: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>{name} took the {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>Nobody took every card of {cards}.</source>
        <translation>Ninguém levou todas as cartas de {cards}.</translation>
    </message>
    <message>
        <source>You took every card of {cards}.</source>
        <translation>Você levou todas as cartas de {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>one player</comment>
        <translation>{name}: todas as cartas de {cards}.</translation>
    </message>
    <message>
        <source>{name} took every card of {cards}.</source>
        <comment>partners</comment>
        <translation>{name}: todas as cartas de {cards}.</translation>
    </message>
    <message>
        <source>You have {count}</source>
        <translation>Você tem: {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} tem: {count}</translation>
    </message>
    <message>
        <source>{name} have {count}</source>
        <translation>{name} têm: {count}</translation>
    </message>
    <message>
        <source>{least} are needed.</source>
        <translation>é preciso ter {least}.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>{name}: {cards}, {points}.</source>
        <translation>{name}: {cards}, {points}.</translation>
    </message>
    <message>
        <source>Nobody took {cards}.</source>
        <translation>Ninguém levou esta sequência: {cards}.</translation>
    </message>
    <message>
        <source>It cannot be worth more.</source>
        <translation>Não pode valer mais.</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit}</source>
        <translation>{first} a {last} de {suit}</translation>
    </message>
    <message>
        <source>{name}: {declared}.</source>
        <translation>{name}: {declared}.</translation>
    </message>
    <message>
        <source>Nobody declared anything.</source>
        <translation>Ninguém declarou nada.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Ninguém marca.</translation>
    </message>
    <message>
        <source>Nobody swept the table.</source>
        <translation>Ninguém limpou a mesa.</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points.</source>
        <translation>
            <numerusform>{name}: %n ponto.</numerusform>
            <numerusform>{name}: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{worth} each for {names}, so the next best scores: {next}.</source>
        <translation>Empate ({worth}) entre {names}: marca quem vem depois, {next}.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: all of them score.</source>
        <translation>Empate ({worth}) entre {names}: todos marcam.</translation>
    </message>
    <message>
        <source>{worth} each for {names}: nobody scores.</source>
        <translation>Empate ({worth}) entre {names}: ninguém marca.</translation>
    </message>
    <message>
        <source>{worth} each: nobody scores.</source>
        <translation>Empate ({worth}): ninguém marca.</translation>
    </message>
    <message>
        <source>No {category}: {reasons}</source>
        <translation>Sem {category}: {reasons}</translation>
    </message>
    <message>
        <source>You have no {suits}.</source>
        <translation>Você está sem {suits}.</translation>
    </message>
    <message>
        <source>{name} has no {suits}.</source>
        <translation>{name} está sem {suits}.</translation>
    </message>
    <message>
        <source>{name} have no {suits}.</source>
        <translation>{name} estão sem {suits}.</translation>
    </message>
    <message>
        <source>{best} against {others}</source>
        <translation>{best} contra {others}</translation>
    </message>
    <message>
        <source>Most Aces: {figures}.</source>
        <translation>Mais ases: {figures}.</translation>
    </message>
    <message>
        <source>Most fives: {figures}.</source>
        <translation>Mais cartas 5: {figures}.</translation>
    </message>
    <message>
        <source>Aces: {figure} each.</source>
        <translation>Ases: {figure} para cada um.</translation>
    </message>
    <message>
        <source>Fives: {figure} each.</source>
        <translation>Cartas 5: {figure} para cada um.</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score of the round</source>
        <translation>Pontos da rodada</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Próxima rodada</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Rejogar a rodada</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Rodada {0}</translation>
    </message>
    <message>
        <source>Previous score sheet</source>
        <translation>Placar anterior</translation>
    </message>
    <message>
        <source>Next score sheet</source>
        <translation>Próximo placar</translation>
    </message>
    <message>
        <source>&amp;Table options…</source>
        <translation>&amp;Opções da mesa…</translation>
    </message>
    <message>
        <source>R&amp;ematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{name} win</source>
        <translation>{name} venceram</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>A partida foi encerrada de comum acordo. Ninguém ganhou nem perdeu.</translation>
    </message>
    <message>
        <source>You win the match, {score}.</source>
        <translation>Você venceu a partida, {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {score}.</source>
        <translation>{name} venceu a partida, {score}.</translation>
    </message>
    <message>
        <source>{name} win the match, {score}.</source>
        <translation>{name} venceram a partida, {score}.</translation>
    </message>
    <message>
        <source>{score} after this round.</source>
        <translation>{score} depois desta rodada.</translation>
    </message>
    <message>
        <source>{score}: another round will decide.</source>
        <translation>{score}: outra rodada vai decidir.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{score} for you</source>
        <translation>{score} para você</translation>
    </message>
    <message>
        <source>{score} for {name}</source>
        <translation>{score} para {name}</translation>
    </message>
    <message>
        <source>{score} for your side</source>
        <translation>{score} para a sua dupla</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Você dá as cartas a seguir.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} dá as cartas a seguir.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>no point</source>
        <translation>nenhum ponto</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passe a tela para {name}</translation>
    </message>
    <message>
        <source>All hands stay covered until then.</source>
        <translation>Até lá, todas as mãos ficam cobertas.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Estou aqui</translation>
    </message>
</context>
<context>
    <name>SeatTile</name>
    <message>
        <source>seat {0}, {1}: {2}</source>
        <translation>lugar {0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>em frente</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>no alto à direita</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>no alto à esquerda</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>parceiro</translation>
    </message>
</context>
<context>
    <name>SeatsController</name>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} sai da mesa</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} volta</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Os lugares</translation>
    </message>
    <message>
        <source>A computer player sits in for a person who leaves, and gives the seat back.</source>
        <translation>Um jogador do computador assume o lugar de quem sai e depois o devolve.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>You can take your seat again until the match is over. If you do not, you win neither chips nor experience.</source>
        <translation>Você pode voltar ao seu lugar até o fim da partida. Se não voltar, não ganha fichas nem experiência.</translation>
    </message>
    <message>
        <source>Leaving a competitive match costs {chips}.</source>
        <translation>Sair de uma partida competitiva custa {chips}.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Take your seat again</source>
        <translation>Voltar ao seu lugar</translation>
    </message>
    <message>
        <source>Leave or take a seat…</source>
        <translation>Sair da mesa ou voltar a ela…</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>a whole number from 0 to 100</source>
        <translation>um número inteiro de 0 a 100</translation>
    </message>
    <message>
        <source>a variant, a seating, levels and options, or null</source>
        <translation>um jogo, uma disposição de jogadores, níveis e opções, ou null</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”; the game starts with the default settings.</source>
        <translation>Foi guardado como “{aside}”; o jogo começa com as configurações padrão.</translation>
    </message>
    <message>
        <source>“{path}”: the unknown field “{field}” is too large to be kept.</source>
        <translation>“{path}”: o campo desconhecido “{field}” é grande demais para ser mantido.</translation>
    </message>
    <message>
        <source>“{path}”: “{field}” is {value}, but allowed are: {allowed}. The default, {default}, is used.</source>
        <translation>“{path}”: “{field}” é {value}, mas são permitidos: {allowed}. Usa-se o padrão, {default}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>As mudanças valem na hora.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>C&amp;oncluído</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Acessibilidade</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Restaurar…</translation>
    </message>
    <message>
        <source>Asks first, and keeps your name.</source>
        <translation>Pergunta antes e mantém o seu nome.</translation>
    </message>
    <message>
        <source>Restore the defaults?</source>
        <translation>Restaurar as configurações iniciais?</translation>
    </message>
    <message>
        <source>Cards, table, play and sound go back to their defaults. Language and accessibility stay as they are, unless you restore all pages. Your name and your decks are kept.</source>
        <translation>Cartas, mesa, jogo e sons voltam aos valores iniciais. O idioma e a acessibilidade ficam como estão, a menos que você restaure todas as páginas. Seu nome e seus baralhos são mantidos.</translation>
    </message>
    <message>
        <source>Restore all pages</source>
        <translation>Restaurar todas as páginas</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Não mudar nada</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the game</source>
        <translation>Compartilhar o jogo</translation>
    </message>
    <message>
        <source>{game} in one line</source>
        <translation>{game} em uma linha</translation>
    </message>
    <message>
        <source>With deal {number}</source>
        <translation>Com a distribuição {number}</translation>
    </message>
    <message>
        <source>Paste it into a message. Whoever pastes it into New game gets the same rules.</source>
        <translation>Cole-a em uma mensagem. Quem a colar em Nova partida terá as mesmas regras.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar em um arquivo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copiar a linha</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiada.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos do teclado</translation>
    </message>
    <message>
        <source>Everything you can click can also be reached by keyboard.</source>
        <translation>Tudo o que se faz com o mouse também se pode fazer pelo teclado.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Sounds for cards and sweeps.</source>
        <translation>Sons para as cartas e as escovas.</translation>
    </message>
    <message>
        <source>Roo&amp;m</source>
        <translation>&amp;Ambiente</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Silêncio</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Taberna</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Pátio</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>What you hear very quietly behind the cards.</source>
        <translation>O que se ouve bem baixinho por trás das cartas.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are. You hear a card as you change it.</source>
        <translation>O volume dos sons. Ao mudar, você ouve uma carta.</translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0}%</translation>
    </message>
</context>
<context>
    <name>StakesField</name>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Competitive</source>
        <translation>Competitiva</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Stake of each player</source>
        <translation>Aposta de cada jogador</translation>
    </message>
    <message>
        <source>Undo, hints and the coach are allowed.</source>
        <translation>Você pode desfazer jogadas e usar as dicas e o treinador.</translation>
    </message>
    <message>
        <source>You have {chips}.</source>
        <translation>Você tem {chips}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Melhor resultado</translation>
    </message>
    <message>
        <source>Worst result</source>
        <translation>Pior resultado</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Partida mais longa</translation>
    </message>
    <message>
        <source>Shortest match</source>
        <translation>Partida mais curta</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches between computer players alone are not counted here.</source>
        <translation>
            <numerusform>{count} partida só entre jogadores do computador não é contada aqui.</numerusform>
            <numerusform>{count} partidas só entre jogadores do computador não são contadas aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} unfinished</source>
        <comment>matches</comment>
        <translation>
            <numerusform>{count} não terminada</numerusform>
            <numerusform>{count} não terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>after {rounds}</source>
        <translation>após {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{count} won</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} vencida</numerusform>
            <numerusform>{count} vencidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lost</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} perdida</numerusform>
            <numerusform>{count} perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tied</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{count} empatada</numerusform>
            <numerusform>{count} empatadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} by the others</source>
        <comment>sweeps</comment>
        <translation>
            <numerusform>{count} dos outros</numerusform>
            <numerusform>{count} dos outros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} now</source>
        <comment>matches won in a row</comment>
        <translation>
            <numerusform>agora {count}</numerusform>
            <numerusform>agora {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>{won} of {finished}</source>
        <translation>{won} de {finished}</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Lead: {points}</source>
        <translation>Vantagem: {points}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Maior série de vitórias</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Maior série de derrotas</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo de jogo</translation>
    </message>
    <message numerus="yes">
        <source>{count} matches of other people are not counted here.</source>
        <translation>
            <numerusform>{count} partida de outras pessoas não é contada aqui.</numerusform>
            <numerusform>{count} partidas de outras pessoas não são contadas aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Results over time</source>
        <translation>Resultados ao longo do tempo</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Pontos por categoria</translation>
    </message>
    <message>
        <source>Wins by opponent</source>
        <translation>Vitórias por adversário</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Ver a partida</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Menos números</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Mais números</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Escovas</translation>
    </message>
    <message>
        <source>Your rating over time</source>
        <translation>Evolução do seu rating</translation>
    </message>
    <message>
        <source>No match fits the filter</source>
        <translation>Nenhuma partida corresponde</translation>
    </message>
    <message>
        <source>Choose less, and its figures appear here.</source>
        <translation>Amplie o filtro e os números aparecem aqui.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Ainda não há nada a contar</translation>
    </message>
    <message>
        <source>Play a match, and its figures appear here.</source>
        <translation>Jogue uma partida e os números aparecem aqui.</translation>
    </message>
    <message>
        <source>Your accuracy by week</source>
        <translation>Sua precisão por semana</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>“{path}” is not a file.</source>
        <translation>“{path}” não é um arquivo.</translation>
    </message>
    <message>
        <source>“{path}” is not a text file.</source>
        <translation>“{path}” não é um arquivo de texto.</translation>
    </message>
    <message>
        <source>{reason} It was left untouched; move it away so that the game can save there.</source>
        <translation>{reason} Ele não foi alterado: tire-o dali para que o jogo possa salvar.</translation>
    </message>
    <message>
        <source>“{path}” is a broken link.</source>
        <translation>“{path}” é um link quebrado.</translation>
    </message>
    <message>
        <source>“{path}” is not a file, so nothing was saved there.</source>
        <translation>“{path}” não é um arquivo, então nada foi salvo ali.</translation>
    </message>
    <message>
        <source>“{path}” is larger than {limit} KiB, the limit for such a file.</source>
        <translation>“{path}” passa dos {limit} KiB permitidos para um arquivo desses.</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” was not saved.</source>
        <translation>O disco está cheio: “{path}” não foi salvo.</translation>
    </message>
    <message>
        <source>“{path}” is on a read-only disk.</source>
        <translation>“{path}” está em um disco somente leitura.</translation>
    </message>
    <message>
        <source>You do not have permission to use “{path}” or its folder.</source>
        <translation>Você não tem permissão para usar “{path}” ou a pasta dele.</translation>
    </message>
    <message>
        <source>There is no file “{path}”.</source>
        <translation>O arquivo “{path}” não existe.</translation>
    </message>
    <message>
        <source>There is a file where the folder of “{path}” should be.</source>
        <translation>Há um arquivo no lugar da pasta de “{path}”.</translation>
    </message>
    <message>
        <source>“{path}” cannot be used: {reason}.</source>
        <translation>“{path}” não pode ser usado: {reason}.</translation>
    </message>
    <message>
        <source>“{field}” and “{other}” contradict each other</source>
        <translation>“{field}” e “{other}” se contradizem</translation>
    </message>
    <message>
        <source>The disk is full: “{path}” cannot be used until there is room.</source>
        <translation>O disco está cheio: “{path}” não pode ser usado até que haja espaço.</translation>
    </message>
    <message>
        <source>line {line} is not valid JSON</source>
        <translation>a linha {line} não é JSON válido</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>não é texto em UTF-8</translation>
    </message>
    <message>
        <source>“{path}” is damaged: {reason}.</source>
        <translation>“{path}” está danificado: {reason}.</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>não é um objeto JSON</translation>
    </message>
    <message>
        <source>“{mark}” is missing</source>
        <translation>falta “{mark}”</translation>
    </message>
    <message>
        <source>“{field}” is {value}, which is not allowed</source>
        <translation>“{field}” é {value}, o que não é permitido</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} não é um número</translation>
    </message>
    <message>
        <source>lists or objects are nested too deeply</source>
        <translation>há listas ou objetos aninhados fundo demais</translation>
    </message>
    <message>
        <source>“{name}” is not the name of a file in “{path}”.</source>
        <translation>“{name}” não é o nome de um arquivo em “{path}”.</translation>
    </message>
</context>
<context>
    <name>SwitchField</name>
    <message>
        <source>on</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Stock and piles</source>
        <translation>Monte e pilhas</translation>
    </message>
    <message>
        <source>No move yet.</source>
        <translation>Nenhuma jogada ainda.</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>de {target}</translation>
    </message>
    <message>
        <source>{cards}, face down</source>
        <translation>{cards}, viradas para baixo</translation>
    </message>
    <message>
        <source>Table: {content}</source>
        <translation>Mesa: {content}</translation>
    </message>
    <message>
        <source>Your hand: {content}</source>
        <translation>Sua mão: {content}</translation>
    </message>
    <message>
        <source>Stock: {content}</source>
        <translation>Monte: {content}</translation>
    </message>
    <message>
        <source>Your pile: {content}</source>
        <translation>Sua pilha: {content}</translation>
    </message>
    <message>
        <source>{name}’s pile: {content}</source>
        <translation>Pilha de {name}: {content}</translation>
    </message>
    <message>
        <source>Your side’s pile: {content}</source>
        <translation>Pilha da sua dupla: {content}</translation>
    </message>
    <message>
        <source>Their side’s pile: {content}</source>
        <translation>Pilha dos adversários: {content}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sem cartas</translation>
    </message>
    <message>
        <source>{sweeps} in this round</source>
        <translation>{sweeps} nesta rodada</translation>
    </message>
    <message>
        <source>{points} declared in this round</source>
        <translation>{points} de declarações nesta rodada</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>carteador</translation>
    </message>
    <message>
        <source>master of the table</source>
        <translation>chefe da mesa</translation>
    </message>
    <message>
        <source>Shows how fairly the cards were dealt</source>
        <translation>Mostra se as cartas foram dadas com imparcialidade</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the disc of the dealer: one letter</comment>
        <translation>C</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>Back to the game</source>
        <translation>Voltar ao jogo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>The match was ended by agreement. Nobody has won or lost it.</source>
        <translation>A partida foi encerrada de comum acordo. Ninguém ganhou nem perdeu.</translation>
    </message>
    <message>
        <source>{name} takes a little longer over this move.</source>
        <translation>{name} está demorando um pouco mais nesta jogada.</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>joga agora</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>demora mais</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>parceiro</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Primeiro escolha uma carta da sua mão.</translation>
    </message>
    <message>
        <source>Choose which cards to take.</source>
        <translation>Escolha quais cartas levar.</translation>
    </message>
    <message>
        <source>You have turned over a card: play that one.</source>
        <translation>Você já virou uma carta: jogue essa.</translation>
    </message>
    <message>
        <source>No card of your hand can take these cards together.</source>
        <translation>Nenhuma carta da sua mão pode levar estas cartas juntas.</translation>
    </message>
    <message>
        <source>First turn over one of your cards.</source>
        <translation>Primeiro vire uma das suas cartas.</translation>
    </message>
    <message>
        <source>The game plays for you. Press “Play yourself” above the table first.</source>
        <translation>O computador joga por você. Antes, clique em “Voltar a jogar”, acima da mesa.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>First decide whether to take the opening cards.</source>
        <translation>Primeiro decida se leva a mesa inicial.</translation>
    </message>
    <message>
        <source>First decide what to do with the card you cut.</source>
        <translation>Primeiro decida o que fazer com a carta do corte.</translation>
    </message>
    <message>
        <source>It cannot be combined with the selected cards.</source>
        <translation>Não combina com as cartas escolhidas.</translation>
    </message>
    <message>
        <source>Call out …</source>
        <translation>Cantar vitória…</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Virar uma carta</translation>
    </message>
    <message>
        <source>{move} ({number} of {all})</source>
        <translation>{move} ({number} de {all})</translation>
    </message>
    <message>
        <source>Next capture, {number} of {all}</source>
        <translation>Próxima captura: {number} de {all}</translation>
    </message>
    <message>
        <source>No card of your hand can take this card.</source>
        <translation>Nenhuma carta da sua mão pode levar esta carta.</translation>
    </message>
</context>
<context>
    <name>TableOptions</name>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tempo por jogada</translation>
    </message>
    <message>
        <source>Draw cards for the seats</source>
        <translation>Sortear os lugares com cartas</translation>
    </message>
    <message>
        <source>Cut the pack before each deal</source>
        <translation>Cortar o baralho antes de cada rodada</translation>
    </message>
    <message>
        <source>What each player stakes; the winners share it, less a part for the bank.</source>
        <translation>O que cada jogador aposta; os vencedores dividem o pote, menos uma parte para a banca.</translation>
    </message>
    <message>
        <source>When the time for a move has run out, the game plays for you.</source>
        <translation>Quando o tempo para uma jogada acaba, o computador joga por você.</translation>
    </message>
    <message>
        <source>Nobody takes the seat of a computer player during the match.</source>
        <translation>Ninguém assume o lugar de um jogador do computador durante a partida.</translation>
    </message>
    <message>
        <source>While computer players play alone, those who watch may see their cards.</source>
        <translation>Enquanto só jogadores do computador jogam, os espectadores podem ver as cartas deles.</translation>
    </message>
    <message>
        <source>The cards that are drawn for the deal also decide who sits where.</source>
        <translation>As cartas tiradas para decidir quem dá também definem quem se senta onde.</translation>
    </message>
    <message>
        <source>A player cuts the shuffled pack before each deal.</source>
        <translation>Um jogador corta o baralho já embaralhado antes de cada rodada.</translation>
    </message>
    <message>
        <source>Changed from the next deal on: {changes}</source>
        <translation>A partir da próxima rodada: {changes}</translation>
    </message>
    <message>
        <source>{name} changed the table options: {changes}</source>
        <translation>{name} alterou as opções da mesa: {changes}</translation>
    </message>
    <message>
        <source>Automatic play for you</source>
        <translation>Jogo automático para você</translation>
    </message>
    <message>
        <source>You play again</source>
        <translation>Você volta a jogar</translation>
    </message>
    <message>
        <source>Automatic play for {name}</source>
        <translation>Jogo automático para {name}</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} volta a jogar</translation>
    </message>
    <message>
        <source>Time ran out for {name}</source>
        <translation>Acabou o tempo de {name}</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Encerrada de comum acordo</translation>
    </message>
    <message>
        <source>{name} sits down in place of {player}</source>
        <translation>{name} assume o lugar de {player}</translation>
    </message>
    <message>
        <source>{name} sits in for {player}</source>
        <translation>{name} substitui {player}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segundos</translation>
    </message>
    <message>
        <source>Seat partners by their cards too</source>
        <translation>Parceiros também na ordem das cartas</translation>
    </message>
    <message>
        <source>Nobody sits in for a computer player</source>
        <translation>Ninguém joga no lugar do computador</translation>
    </message>
    <message>
        <source>Whoever watches sees the cards</source>
        <translation>Quem assiste vê as cartas</translation>
    </message>
    <message>
        <source>In pairs, the highest card plays with the third. Otherwise the two highest play together.</source>
        <translation>Em duplas, a carta mais alta joga com a terceira. Senão, as duas mais altas jogam juntas.</translation>
    </message>
    <message>
        <source>{seconds} seconds a turn</source>
        <translation>{seconds} segundos por jogada</translation>
    </message>
    <message>
        <source>The pack is cut: {cards} below</source>
        <translation>Baralho cortado: {cards} embaixo</translation>
    </message>
</context>
<context>
    <name>TableOptionsController</name>
    <message>
        <source>{name} would like to change this: {changes}. Do you agree?</source>
        <translation>{name} gostaria de alterar isto: {changes}. Você concorda?</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Concordo</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Não concordo</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passe a tela para {name}</translation>
    </message>
    <message>
        <source>{name} does not agree, so target and stake stay as they are.</source>
        <translation>{name} não concorda: a meta e a aposta continuam como estão.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opções da mesa</translation>
    </message>
    <message>
        <source>Who is looking?</source>
        <translation>Quem está olhando?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>You are looking back: these options held at the position shown.</source>
        <translation>Você está revendo a partida: estas opções valiam na posição mostrada.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Only a person who plays can change these.</source>
        <translation>Só uma pessoa que joga pode alterá-las.</translation>
    </message>
    <message>
        <source>Only {name} can change these.</source>
        <translation>Só {name} pode mudá-las.</translation>
    </message>
    <message>
        <source>Changed table options: {names} should look at them</source>
        <translation>Opções da mesa alteradas: falta mostrar a {names}</translation>
    </message>
</context>
<context>
    <name>TableOptionsDialog</name>
    <message>
        <source>Table options</source>
        <translation>Opções da mesa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Changes hold from the next deal on.</source>
        <translation>As alterações valem a partir da próxima rodada.</translation>
    </message>
    <message>
        <source>Target and stake of a competitive match are fixed from its first card on.</source>
        <translation>A meta e a aposta de uma partida competitiva são fixas desde a primeira carta.</translation>
    </message>
    <message>
        <source>A lower target counts at the end of the next round.</source>
        <translation>Uma meta menor só conta no fim da próxima rodada.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Move list</source>
        <translation>Lista de jogadas</translation>
    </message>
    <message>
        <source>The moves of the round, beside the table.</source>
        <translation>As jogadas da rodada, ao lado da mesa.</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>With large cards</source>
        <translation>Com cartas grandes</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Whether the moves of the round are listed beside the table.</source>
        <translation>Escolha se as jogadas da rodada aparecem ao lado da mesa.</translation>
    </message>
    <message>
        <source>With large cards: the list is hidden when it would make the cards smaller.</source>
        <translation>Com cartas grandes: a lista se esconde quando deixaria as cartas menores.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordô</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>One dark colour without texture, thicker outlines, hatching instead of shading.</source>
        <translation>Uma só cor escura sem textura, bordas mais grossas, hachuras no lugar das sombras.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Pano</translation>
    </message>
    <message>
        <source>The colour and the weave of the table.</source>
        <translation>A cor e a trama da mesa.</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Azul-petróleo</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Cinza-ardósia</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ameixa</translation>
    </message>
    <message>
        <source>Tobacco brown</source>
        <translation>Marrom-tabaco</translation>
    </message>
    <message>
        <source>{name}, drawn for Scopa Desktop</source>
        <translation>{name}, desenho feito para o Scopa Desktop</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Prévia da mesa</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Face-down card {number} of {all}</source>
        <translation>Carta fechada {number} de {all}</translation>
    </message>
    <message>
        <source>It counts as {value}.</source>
        <translation>Vale {value}.</translation>
    </message>
    <message>
        <source>{card}, on the table</source>
        <translation>{card}, na mesa</translation>
    </message>
    <message>
        <source>{card}, open in your hand</source>
        <translation>{card}, aberta na sua mão</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, na sua mão</translation>
    </message>
    <message>
        <source>{card}, open in the hand of {name}</source>
        <translation>{card}, aberta na mão de {name}</translation>
    </message>
    <message>
        <source>{card}, on top of a pile</source>
        <translation>{card}, no topo de uma pilha</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de jogo</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>TurnTimeController</name>
    <message>
        <source>The time of {name} is up: the game makes this move.</source>
        <translation>O tempo de {name} acabou: o computador faz esta jogada.</translation>
    </message>
    <message>
        <source>Your time is up: the game makes this move.</source>
        <translation>Seu tempo acabou: o computador faz esta jogada.</translation>
    </message>
    <message>
        <source>The time of {name} is up again: the game goes on playing.</source>
        <translation>O tempo de {name} acabou de novo: o computador continua jogando.</translation>
    </message>
    <message>
        <source>Your time is up again: the game goes on playing for you.</source>
        <translation>Seu tempo acabou de novo: o computador continua jogando por você.</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>Faltam {seconds} segundos</translation>
    </message>
    <message>
        <source>The game plays for you, until you play yourself again.</source>
        <translation>O computador joga por você até você voltar a jogar.</translation>
    </message>
    <message>
        <source>The game plays for {names}.</source>
        <translation>O computador joga por {names}.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <translation>Voltar a jogar</translation>
    </message>
    <message>
        <source>{name} plays again</source>
        <translation>{name} volta a jogar</translation>
    </message>
    <message>
        <source>The time of {name} is up: the game cuts the pack.</source>
        <translation>O tempo de {name} acabou: o computador corta o baralho.</translation>
    </message>
    <message>
        <source>Your time is up: the game cuts the pack.</source>
        <translation>Seu tempo acabou: o computador corta o baralho.</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>VariantList</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar entre os jogos</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>My games</source>
        <translation>Meus jogos</translation>
    </message>
    <message numerus="yes">
        <source>about %n rounds</source>
        <translation>
            <numerusform>cerca de %n rodada</numerusform>
            <numerusform>cerca de %n rodadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds} or {minutes}</source>
        <translation>{rounds}, ou {minutes}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>até {points}</translation>
    </message>
    <message>
        <source>own rules</source>
        <translation>regras próprias</translation>
    </message>
    <message numerus="yes">
        <source>%n in threes</source>
        <translation>
            <numerusform>%n em trios</numerusform>
            <numerusform>%n em trios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in pairs</source>
        <translation>
            <numerusform>%n em duplas</numerusform>
            <numerusform>%n em duplas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players in pairs</source>
        <translation>
            <numerusform>%n jogador em duplas</numerusform>
            <numerusform>%n jogadores em duplas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n players</source>
        <translation>
            <numerusform>{fewest}–%n jogador</numerusform>
            <numerusform>{fewest}–%n jogadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} or %n players</source>
        <translation>
            <numerusform>{some} ou %n jogador</numerusform>
            <numerusform>{some} ou %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Último jogado</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Assistindo</translation>
    </message>
    <message>
        <source>You sit in for another player.</source>
        <translation>Você joga no lugar de outro.</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidade: {speed}</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas as cartas abertas</translation>
    </message>
    <message>
        <source>As {name} sees</source>
        <translation>Visão de {name}</translation>
    </message>
    <message>
        <source>No hand open</source>
        <translation>Nenhuma mão aberta</translation>
    </message>
    <message>
        <source>Cards: {view}</source>
        <translation>Cartas: {view}</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>No lugar de {name}</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Próxima jogada</translation>
    </message>
    <message>
        <source>Look from the next seat</source>
        <translation>Ver do próximo lugar</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Voltar a assistir</translation>
    </message>
    <message>
        <source>Sit in</source>
        <translation>Assumir um lugar</translation>
    </message>
    <message>
        <source>Sit in for a player</source>
        <translation>Assumir o lugar de um jogador</translation>
    </message>
    <message>
        <source>Play on in the seat of a computer player. The match does not count then.</source>
        <translation>Continue no lugar de um jogador do computador. Nesse caso, a partida não conta mais.</translation>
    </message>
</context>
<context>
    <name>WatchControls</name>
    <message>
        <source>You sit in for {name}. This match does not count.</source>
        <translation>Você assume o lugar de {name}. Esta partida não conta.</translation>
    </message>
</context>
<context>
    <name>_NoMatch</name>
    <message>
        <source>No game matches “{words}”.</source>
        <translation>Nenhum jogo corresponde a “{words}”.</translation>
    </message>
    <message>
        <source>Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, or what the cards add up to.</source>
        <translation>Tente parte do nome, um lugar como Gênova ou Túnis, um baralho, o número de jogadores ou a soma das cartas.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todos os jogos</translation>
    </message>
</context>
<context>
    <name>_Reader</name>
    <message>
        <source>The cards cannot be read, because the program has a fault.</source>
        <translation>As cartas não podem ser lidas por causa de um erro do programa.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>is learning, and takes whatever is in sight</source>
        <translation>está aprendendo e leva tudo o que vê</translation>
    </message>
    <message>
        <source>likes to take many cards at once, and does not keep you waiting</source>
        <translation>gosta de levar muitas cartas de uma vez e não faz você esperar</translation>
    </message>
    <message>
        <source>overlooks captures, and lays sevens for you to take</source>
        <translation>deixa passar capturas e larga setes na mesa para você</translation>
    </message>
    <message>
        <source>loves coins and guards sevens</source>
        <translation>adora ouros e guarda bem os setes</translation>
    </message>
    <message>
        <source>rarely lays a coin or a seven with another card in hand</source>
        <translation>raramente larga um ouro ou um sete se tem outra carta</translation>
    </message>
    <message>
        <source>often does not see that the table could be swept</source>
        <translation>muitas vezes não vê que poderia fazer escova</translation>
    </message>
    <message>
        <source>goes for every sweep in sight and talks of the last</source>
        <translation>vai atrás de cada escova que vê e ainda fala da última</translation>
    </message>
    <message>
        <source>sees most of the sweeps that can be made</source>
        <translation>vê quase todas as escovas que dá para fazer</translation>
    </message>
    <message>
        <source>forgets what is gone, and gives points away with the last cards</source>
        <translation>esquece o que já saiu e entrega pontos nas últimas cartas</translation>
    </message>
    <message>
        <source>reads the last hand as if it lay open</source>
        <translation>lê a última mão como se estivesse aberta</translation>
    </message>
    <message>
        <source>leaves fewer sweeps than anybody else</source>
        <translation>deixa menos escovas do que qualquer outro</translation>
    </message>
    <message>
        <source>lets coins and captures go, as long as the table is safe</source>
        <translation>abre mão de ouros e capturas, contanto que a mesa fique segura</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hábil</translation>
    </message>
    <message>
        <source>easygoing</source>
        <translation>tranquila</translation>
    </message>
    <message>
        <source>counts the cards, but cannot leave a good one lying</source>
        <translation>conta as cartas, mas não resiste a uma boa</translation>
    </message>
    <message>
        <source>overlooks hardly any sweep, and has an eye for coins</source>
        <translation>quase nenhuma escova lhe escapa, e está sempre de olho nos ouros</translation>
    </message>
    <message>
        <source>takes almost always, even if that leaves you a sweep</source>
        <translation>leva quase sempre, mesmo que isso deixe uma escova para você</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>waits for the right moment and thinks to the end</source>
        <translation>espera a sua hora e pensa até o fim</translation>
    </message>
    <message>
        <source>leaves few sweeps, and can do without a capture</source>
        <translation>deixa poucas escovas e sabe abrir mão de uma captura</translation>
    </message>
    <message>
        <source>loses count now and then, and makes a mistake at the end</source>
        <translation>de vez em quando perde a conta e erra no fim</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mestre</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>como você</translation>
    </message>
    <message>
        <source>plays as well as you do, and changes with you</source>
        <translation>joga tão bem quanto você e muda com você</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>amador</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>these rules have no name</source>
        <translation>estas regras não têm nome</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>esperava-se {what}</translation>
    </message>
    <message>
        <source>there are two sets of rules called {name}</source>
        <translation>há dois conjuntos de regras chamados {name}</translation>
    </message>
    <message>
        <source>there are more than {most} sets of rules</source>
        <translation>há mais de {most} conjuntos de regras</translation>
    </message>
    <message>
        <source>there is no level {level}; the levels: {levels}</source>
        <translation>não existe o nível {level}; os níveis: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a card: a card is a rank of {ranks} and a suit of {suits}</source>
        <translation>{text} não é uma carta: uma carta é um valor de {ranks} e um naipe de {suits}</translation>
    </message>
    <message>
        <source>{text} names a card twice</source>
        <translation>{text} cita uma carta duas vezes</translation>
    </message>
    <message>
        <source>there is no game {name}</source>
        <translation>não existe o jogo {name}</translation>
    </message>
    <message>
        <source>Take an equal card or a sum; {knight} is worth 8, {page} 9. The pack is cut for a card to keep or to put on the table. Karta, dinari, barmila and the {settebello} score.</source>
        <translation>Leve uma carta igual ou uma soma (valores: {knight} 8, {page} 9). No corte sai uma carta, para guardar ou pôr na mesa. Contam karta (cartas), dinari, barmila (setes) e o {settebello}.</translation>
    </message>
    <message>
        <source>Escoba with combinations: a flor, an escalera, a total of nine, a very small total and three of a rank score as soon as they are shown. The {2B} is worth four points.</source>
        <translation>A Escoba com combinações: flor, escalera, total de nove ou muito baixo e três iguais marcam na hora em que são mostradas. O {2B} vale quatro pontos.</translation>
    </message>
    <message>
        <source>Chorizo with other combinations: nine or less is a báciga, with a pair in it three points. Opening cards of one suit bring the dealer a flor.</source>
        <translation>O Chorizo com outras combinações: nove ou menos é uma báciga, que com um par vale três pontos. Cartas iniciais do mesmo naipe dão uma flor ao carteador.</translation>
    </message>
    <message>
        <source>Take an equal card, a sum, or fifteen; an Ace takes everything. Declare small or equal hands, with the {7C} as the wild matta. All ten {coins} win the match.</source>
        <translation>Leve uma carta igual, uma soma ou quinze; o ás leva tudo. Declare mãos baixas ou de cartas iguais, com o {7C} como curinga, a matta. Com os dez {coins} vence-se a partida.</translation>
    </message>
    <message>
        <source>Cirulla with the whole pack dealt at once. Any three cards of the hand may be declared at any turn and must then be played before the others.</source>
        <translation>A Cirulla com o baralho inteiro dado de uma vez. Na sua vez, você pode declarar três cartas quaisquer da mão, que depois são jogadas antes das outras.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like. Clear the table for an escoba. Cards, {coins}, sevens and the {settebello} score.</source>
        <translation>Leve, se quiser, cartas da mesa que somem quinze com a sua. Se limpar a mesa, é escoba. Contam cartas, {coins}, setes e o {settebello}.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card. Clear the table for an escoba. Most cards, most {coins}, the {settebello} and the setenta score a point each.</source>
        <translation>Leve cartas da mesa que somem quinze com a sua. Se limpar a mesa, é escoba. Mais cartas, mais {coins}, o {settebello} e a setenta valem um ponto cada.</translation>
    </message>
    <message>
        <source>Escoba as it is played in clubs: every tied leader scores, all {coins} or all sevens count double, and a tie at the end is decided by the whole match.</source>
        <translation>A Escoba como se joga no clube: no empate, todos os líderes marcam, todos os {coins} ou todos os setes valem o dobro, e um empate no fim é decidido pela partida inteira.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen, thirty, forty-five … with your card, if you like. An escopa is worth a point for each fifteen in it. All {coins} are worth three points more.</source>
        <translation>Leve, se quiser, cartas da mesa que somem quinze, trinta, quarenta e cinco… com a sua. Uma escopa vale um ponto para cada quinze. Todos os {coins} dão mais três pontos.</translation>
    </message>
    <message>
        <source>Take table cards that make fifteen with your card, if you like: a motinho. Clear the table for an escova. Cards, {coins} and the sete belo score; all {coins} count double.</source>
        <translation>Leve, se quiser, cartas da mesa que somem quinze com a sua: um motinho. Se limpar a mesa, é escova. Contam cartas, {coins} e o sete belo; todos os {coins} valem o dobro.</translation>
    </message>
    <message>
        <source>Take a table card of the same rank, or several that add up to your card. Clear the table for a scopa. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>Leve uma carta de mesmo valor, ou várias que somem a sua. Se limpar a mesa, é scopa. Mais cartas, mais {coins}, o sete belo e a primiera valem um ponto cada.</translation>
    </message>
    <message>
        <source>Scopa as a race: cards, {coins}, settebello, primiera and {sweeps} are counted in this order, and the first to reach eleven wins at once.</source>
        <translation>A Scopa como corrida: contam-se cartas, {coins}, sete belo, primiera e {sweeps}, nesta ordem, e quem chega primeiro a onze vence na hora.</translation>
    </message>
    <message>
        <source>Scopa with a simple primiera: the side with the most sevens gets the point. Everything else is as in Scopa.</source>
        <translation>A Scopa com uma primiera simples: o ponto é de quem tem mais setes. O resto é como na Scopa.</translation>
    </message>
    <message>
        <source>Scopa for four in two partnerships: partners sit opposite each other and share one pile and one score.</source>
        <translation>A Scopa para quatro, em duas duplas: os parceiros se sentam frente a frente e têm uma só pilha e um só placar.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, though never as a scopa. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>A Scopa em que o ás leva a mesa inteira, mas sem fazer scopa. Se há um ás na mesa, leva esse ás e mais nada.</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making fifteen with the card you play. Most cards, most {coins}, the settebello and the primiera score a point each.</source>
        <translation>A Scopa em que só se leva somando quinze com a carta jogada. Mais cartas, mais {coins}, o sete belo e a primiera valem um ponto cada.</translation>
    </message>
    <message>
        <source>Two partnerships, nine cards each and four on the table, all dealt at once: remember what was played, and you know what is to come.</source>
        <translation>Duas duplas, nove cartas para cada um e quatro na mesa, todas dadas de uma vez: quem se lembra do que saiu sabe o que ainda vem.</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. Nothing is left to chance but the deal; a scopa on the very last card counts.</source>
        <translation>Duas duplas, dez cartas para cada um e a mesa vazia. Só a distribuição fica ao acaso; vale até a scopa na última carta.</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{nothing}; did you mean {meant}?</source>
        <translation>{nothing}; você quis dizer {meant}?</translation>
    </message>
    <message>
        <source>expected an empty line</source>
        <translation>esperava-se uma linha vazia</translation>
    </message>
    <message>
        <source>Chkobba</source>
        <translation>Chkobba</translation>
    </message>
    <message>
        <source>chkobba</source>
        <translation>chkobba</translation>
    </message>
    <message>
        <source>chkobbas</source>
        <translation>chkobbas</translation>
    </message>
    <message>
        <source>Tunisia, Tunis, Sfax, Sousse, North Africa</source>
        <translation>Tunísia, Túnis, Sfax, Susa, Norte da África</translation>
    </message>
    <message>
        <source>Uruguay, Montevideo, River Plate</source>
        <translation>Uruguai, Montevidéu, Rio da Prata</translation>
    </message>
    <message>
        <source>Genoa, Liguria, Italy</source>
        <translation>Gênova, Ligúria, Itália</translation>
    </message>
    <message>
        <source>Spain, Argentina</source>
        <translation>Espanha, Argentina</translation>
    </message>
    <message>
        <source>escopa</source>
        <translation>escopa</translation>
    </message>
    <message>
        <source>escopas</source>
        <translation>escopas</translation>
    </message>
    <message>
        <source>Brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>escova</source>
        <translation>escova</translation>
    </message>
    <message>
        <source>escovas</source>
        <translation>escovas</translation>
    </message>
    <message>
        <source>Escoba in reverse: the fewest points win. A card that makes fifteen has to take, so look for captures without {coins} and sevens.</source>
        <translation>A Escoba ao contrário: ganha quem tem menos pontos. Uma carta que soma quinze tem de levar; procure capturas sem {coins} nem setes.</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espanha</translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>scopa</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>scope</translation>
    </message>
    <message>
        <source>escoba</source>
        <translation>escoba</translation>
    </message>
    <message>
        <source>escobas</source>
        <translation>escobas</translation>
    </message>
    <message>
        <source>Italy, Naples</source>
        <translation>Itália, Nápoles</translation>
    </message>
    <message>
        <source>there is no line of a game in it: one begins with {mark}</source>
        <translation>não há nele a linha de um jogo, que começa com {mark}</translation>
    </message>
    <message>
        <source>the line of the game is not whole: its end is missing</source>
        <translation>a linha do jogo não está inteira: falta o fim</translation>
    </message>
    <message>
        <source>the line comes from a newer version of Scopa Desktop</source>
        <translation>a linha vem de uma versão mais recente do Scopa Desktop</translation>
    </message>
    <message>
        <source>a character of the line is wrong or missing; copy the whole line again</source>
        <translation>um caractere da linha está errado ou faltando; copie a linha inteira de novo</translation>
    </message>
    <message>
        <source>Scopa in reverse: the fewest points win. Whoever reaches the target first has lost, and in a tie everybody concerned gets the point.</source>
        <translation>A Scopa ao contrário: ganha quem tem menos pontos. Quem chega primeiro à meta perdeu e, em caso de empate, o ponto vai para todos os empatados.</translation>
    </message>
    <message>
        <source>Scopone in which nobody sees a hand, not even their own: turn over any of your ten cards and play it. Only what it takes is up to you.</source>
        <translation>Scopone em que ninguém vê mão nenhuma, nem a própria: vire qualquer uma das suas dez cartas e jogue. Você só escolhe o que ela leva.</translation>
    </message>
    <message>
        <source>Scopa in which your card takes an equal card from the table, or makes fifteen with table cards: as you like.</source>
        <translation>Scopa em que sua carta leva uma igual da mesa, ou soma quinze com cartas da mesa: como preferir.</translation>
    </message>
    <message>
        <source>Scopa for Aces and courts: each of the sixteen is worth a point, and nothing else is. At eight all the {KD} decides.</source>
        <translation>Scopa de ases e figuras: cada uma das dezesseis vale um ponto, e nada mais conta. Com oito a oito, o {KD} decide.</translation>
    </message>
    <message>
        <source>spazzino</source>
        <translation>spazzino</translation>
    </message>
    <message>
        <source>spazzini</source>
        <translation>spazzini</translation>
    </message>
    <message>
        <source>Northern Italy</source>
        <translation>norte da Itália</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>linha {line}: {what}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>options are changed between two rounds only</source>
        <translation>as opções só podem ser alteradas entre duas rodadas</translation>
    </message>
    <message>
        <source>option {option} cannot be changed during a match</source>
        <translation>a opção {option} não pode ser alterada durante uma partida</translation>
    </message>
    <message>
        <source>seat {seat} has no time that can run out here</source>
        <translation>aqui o lugar {seat} não tem tempo que possa acabar</translation>
    </message>
    <message>
        <source>automatic play of seat {seat} cannot be changed here</source>
        <translation>o jogo automático do lugar {seat} não pode ser alterado aqui</translation>
    </message>
    <message>
        <source>{name} sits in seat {seat} already</source>
        <translation>{name} já está no lugar {seat}</translation>
    </message>
    <message>
        <source>the pack is not cut here</source>
        <translation>aqui não se corta o baralho</translation>
    </message>
    <message>
        <source>round {round}, after move {move}: {reason}</source>
        <translation>rodada {round}, após a jogada {move}: {reason}</translation>
    </message>
    <message>
        <source>round {round}: the match or the round before it does not end there</source>
        <translation>rodada {round}: a partida ou a rodada anterior não acaba ali</translation>
    </message>
    <message>
        <source>round {round}: seat {seat} deals, not {dealer}</source>
        <translation>rodada {round}: quem dá as cartas é o lugar {seat}, não o {dealer}</translation>
    </message>
    <message>
        <source>round {round}, move {move}: the match was ended before</source>
        <translation>rodada {round}, jogada {move}: a partida já tinha acabado</translation>
    </message>
    <message>
        <source>round {round}, move {move}: {reason}</source>
        <translation>rodada {round}, jogada {move}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a declaration, as in {example}</source>
        <translation>{text} não é uma declaração, como {example}</translation>
    </message>
    <message>
        <source>{text} does not say what is taken</source>
        <translation>{text} não diz o que se leva</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>a rodada acabou</translation>
    </message>
    <message>
        <source>{card} is not in the hand of the player whose turn it is</source>
        <translation>{card} não está na mão de quem tem a vez</translation>
    </message>
    <message>
        <source>the table does not hold {cards}</source>
        <translation>na mesa não está {cards}</translation>
    </message>
    <message>
        <source>{card} can capture {cards}, so it may not be laid down</source>
        <translation>{card} pode levar {cards}, então não pode ser baixada</translation>
    </message>
    <message>
        <source>{by} can capture {cards}, so {card} may not be laid down</source>
        <translation>{by} pode levar {cards}, então {card} não pode ser baixada</translation>
    </message>
    <message>
        <source>{card} takes an equal card first, {cards}, so not {take}</source>
        <translation>{card} leva antes uma carta igual, {cards}, e não {take}</translation>
    </message>
    <message>
        <source>{card} takes only one equal card, not {take}</source>
        <translation>{card} só leva uma carta igual, não {take}</translation>
    </message>
    <message>
        <source>{card} takes the whole table, {cards}, not only {take}</source>
        <translation>{card} leva a mesa toda, {cards}, não só {take}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}</source>
        <translation>{card} não pode levar {take}</translation>
    </message>
    <message>
        <source>{card} must take fewer cards than {take}, such as {cards}</source>
        <translation>{card} deve levar menos cartas que {take}, por exemplo {cards}</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a sum may take no more than {limit} table cards</source>
        <translation>{card} não pode levar {take}: uma soma não pode levar mais de {limit} cartas da mesa</translation>
    </message>
    <message>
        <source>{cards} were dealt to the table: one that was laid down must be among the cards taken</source>
        <translation>{cards} foram dadas na mesa: entre as cartas levadas tem de haver uma que alguém baixou</translation>
    </message>
    <message>
        <source>the declared {cards} must be played before {card}</source>
        <translation>as cartas declaradas, {cards}, devem ser jogadas antes de {card}</translation>
    </message>
    <message>
        <source>the player on turn declares or passes before the first card is played</source>
        <translation>quem tem a vez declara ou passa antes que a primeira carta seja jogada</translation>
    </message>
    <message>
        <source>{move} is not possible now</source>
        <translation>{move} não é possível agora</translation>
    </message>
    <message>
        <source>No Ace takes the whole table.</source>
        <translation>Nenhum ás leva a mesa inteira.</translation>
    </message>
    <message>
        <source>Fewest cards first</source>
        <translation>Menos cartas primeiro</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed.</source>
        <translation>Entre várias capturas com uma carta, só valem as que têm menos cartas.</translation>
    </message>
    <message>
        <source>If a sum takes two cards at most, all sums take equally many cards.</source>
        <translation>Se uma soma leva no máximo duas cartas, todas as somas levam o mesmo número de cartas.</translation>
    </message>
    <message>
        <source>At most two cards</source>
        <translation>No máximo duas cartas</translation>
    </message>
    <message>
        <source>A sum may take no more than two table cards.</source>
        <translation>Uma soma não pode levar mais de duas cartas da mesa.</translation>
    </message>
    <message>
        <source>Equal card first</source>
        <translation>Carta igual primeiro</translation>
    </message>
    <message>
        <source>A card of the same rank on the table must be taken before a sum.</source>
        <translation>Uma carta igual na mesa deve ser levada antes de qualquer soma.</translation>
    </message>
    <message>
        <source>Captures are compulsory</source>
        <translation>Captura obrigatória</translation>
    </message>
    <message>
        <source>A card that can capture may not be laid down.</source>
        <translation>Uma carta que pode levar não pode ser baixada.</translation>
    </message>
    <message>
        <source>Must capture</source>
        <translation>Deve capturar</translation>
    </message>
    <message>
        <source>Whether only the card you play must capture if it can, or you must capture whenever any card of your hand can.</source>
        <translation>Se só a carta jogada precisa capturar, quando pode, ou se você precisa capturar sempre que alguma carta da sua mão puder.</translation>
    </message>
    <message>
        <source>The card played</source>
        <translation>A carta jogada</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>A mão inteira</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so no card has to capture.</source>
        <translation>A captura não é obrigatória, então nenhuma carta precisa capturar.</translation>
    </message>
    <message>
        <source>The hands lie face down, so nobody knows which card can capture.</source>
        <translation>As mãos ficam fechadas, então ninguém sabe qual carta pode levar.</translation>
    </message>
    <message>
        <source>Fifteen on the table</source>
        <translation>Quinze na mesa</translation>
    </message>
    <message>
        <source>A card that makes fifteen has to take, so no fifteen is left on the table.</source>
        <translation>Uma carta que soma quinze tem que capturar, então nenhum quinze fica na mesa.</translation>
    </message>
    <message>
        <source>Asso pigliatutto</source>
        <translation>Asso pigliatutto</translation>
    </message>
    <message>
        <source>An Ace takes the whole table and makes {sweep}, unless there is an Ace on it.</source>
        <translation>O ás leva a mesa inteira e faz {sweep}, a menos que haja um ás nela.</translation>
    </message>
    <message>
        <source>The Ace takes itself</source>
        <translation>O ás leva a si mesmo</translation>
    </message>
    <message>
        <source>An Ace played to the empty table goes to your own pile.</source>
        <translation>O ás jogado na mesa vazia vai para a sua pilha.</translation>
    </message>
    <message>
        <source>The Ace may decline</source>
        <translation>O ás pode recusar</translation>
    </message>
    <message>
        <source>An Ace that could take everything may be laid down instead.</source>
        <translation>Um ás que poderia levar tudo também pode ser baixado.</translation>
    </message>
    <message>
        <source>Captures are not compulsory, so every Ace may be laid down.</source>
        <translation>A captura não é obrigatória, então todo ás pode ser largado na mesa.</translation>
    </message>
    <message>
        <source>Fifteen beside an Ace</source>
        <translation>Quinze ao lado de um ás</translation>
    </message>
    <message>
        <source>With an Ace on the table an Ace may also make fifteen, not only take that Ace.</source>
        <translation>Com um ás na mesa, o ás também pode fazer quinze, não só levar esse ás.</translation>
    </message>
    <message>
        <source>“Equal card first” and “Fifteen beside an Ace” cannot be combined: by the first an Ace on the table must be taken, by the second it need not be.</source>
        <translation>“Carta igual primeiro” e “Quinze ao lado de um ás” não combinam: com a primeira, é preciso levar o ás da mesa; com a segunda, não.</translation>
    </message>
    <message>
        <source>Kings on the table</source>
        <translation>Reis na mesa</translation>
    </message>
    <message>
        <source>How many Kings among the four opening cards make the deal void.</source>
        <translation>Quantos reis entre as quatro cartas iniciais anulam a rodada.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Segue o jogo</translation>
    </message>
    <message>
        <source>Deal again at two</source>
        <translation>Anula com dois</translation>
    </message>
    <message>
        <source>Deal again at three</source>
        <translation>Anula com três</translation>
    </message>
    <message>
        <source>Deal again at two Aces</source>
        <translation>Anula com dois ases</translation>
    </message>
    <message>
        <source>Two or more Aces among the opening cards make the deal void.</source>
        <translation>Dois ou mais ases entre as cartas iniciais anulam a rodada.</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Quem dá de novo</translation>
    </message>
    <message>
        <source>After a void deal the same or the next player deals.</source>
        <translation>Depois de uma rodada anulada, dá as cartas o mesmo jogador ou o seguinte.</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>O carteador seguinte</translation>
    </message>
    <message>
        <source>The same dealer</source>
        <translation>O mesmo carteador</translation>
    </message>
    <message>
        <source>No deal is void, so nobody deals again.</source>
        <translation>Nenhuma rodada é anulada, então ninguém dá de novo.</translation>
    </message>
    <message>
        <source>Fifteen before two Aces</source>
        <translation>Quinze antes de dois ases</translation>
    </message>
    <message>
        <source>An opening table of 15 or 30 goes to the dealer even if it shows two Aces.</source>
        <translation>Se a mesa inicial soma 15 ou 30, o carteador a leva mesmo que tenha dois ases.</translation>
    </message>
    <message>
        <source>It needs an opening table that adds up, and a deal that two Aces make void.</source>
        <translation>É preciso uma mesa inicial que some e uma distribuição que dois ases anulem.</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Ficam na mesa</translation>
    </message>
    <message>
        <source>15: the dealer takes the cards</source>
        <translation>15: o carteador leva as cartas</translation>
    </message>
    <message>
        <source>15: the cards and a point</source>
        <translation>15: as cartas e um ponto</translation>
    </message>
    <message>
        <source>15: a point, 30: two</source>
        <translation>15: um ponto, 30: dois</translation>
    </message>
    <message>
        <source>15: a point, two pairs of 15: two</source>
        <translation>15: um ponto, dois pares de 15: dois</translation>
    </message>
    <message>
        <source>Opening table</source>
        <translation>Mesa inicial</translation>
    </message>
    <message>
        <source>What the dealer wins when the four cards add up.</source>
        <translation>O que o carteador ganha quando as quatro cartas dão a soma certa.</translation>
    </message>
    <message>
        <source>The dealer may decline</source>
        <translation>O carteador pode recusar</translation>
    </message>
    <message>
        <source>The dealer decides whether to take an opening table that adds up, or to leave it.</source>
        <translation>Quando a mesa inicial dá a soma certa, o carteador decide se a leva ou a deixa.</translation>
    </message>
    <message>
        <source>The opening table stays, so there is nothing to decline.</source>
        <translation>A mesa inicial fica, então não há nada a recusar.</translation>
    </message>
    <message>
        <source>Blind hands</source>
        <translation>Às cegas</translation>
    </message>
    <message>
        <source>The hands lie face down: you turn over one of your cards, and that is the one you play.</source>
        <translation>As mãos ficam fechadas: você vira uma das suas cartas, e é ela que joga.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Quando declarar</translation>
    </message>
    <message>
        <source>Whether everybody declares before the first card of a packet is played, or each player before their own first card.</source>
        <translation>Se todos declaram antes que a primeira das cartas dadas seja jogada, ou cada um antes da sua própria primeira carta.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes da primeira carta</translation>
    </message>
    <message>
        <source>At your own turn</source>
        <translation>Na própria vez</translation>
    </message>
    <message>
        <source>Not every deal begins with four cards on the table.</source>
        <translation>Nem toda distribuição começa com quatro cartas na mesa.</translation>
    </message>
    <message>
        <source>The wild card decides what the opening table is worth.</source>
        <translation>O coringa decide quanto vale a mesa inicial.</translation>
    </message>
    <message>
        <source>Cards make another total than fifteen in this game.</source>
        <translation>Neste jogo as cartas fazem um total diferente de quinze.</translation>
    </message>
    <message>
        <source>No combinations of a whole hand are declared.</source>
        <translation>Não se declaram combinações da mão inteira.</translation>
    </message>
    <message>
        <source>Cards are taken only by making a total, so no equal card is taken.</source>
        <translation>Só se captura fazendo um total, então não se levam cartas iguais.</translation>
    </message>
    <message>
        <source>Cards are not taken by making exactly fifteen, and nothing else.</source>
        <translation>Não se captura apenas fazendo exatamente quinze.</translation>
    </message>
    <message>
        <source>An Ace takes either by its value or by fifteens, never by both.</source>
        <translation>Um ás captura pelo seu valor ou fazendo quinze, nunca dos dois jeitos.</translation>
    </message>
    <message>
        <source>The Ace takes the whole table in this game already.</source>
        <translation>Neste jogo o ás já leva a mesa inteira.</translation>
    </message>
    <message>
        <source>An Ace can take by making a total too, and then it has to.</source>
        <translation>Um ás também pode capturar fazendo um total, e então precisa fazê-lo.</translation>
    </message>
    <message>
        <source>A sweep scores by its fifteens, and what an Ace takes need not make any.</source>
        <translation>A escova vale pelos quinzes que tem, e o que um ás leva pode não fazer nenhum.</translation>
    </message>
    <message>
        <source>Clearing the table scores nothing in this game.</source>
        <translation>Neste jogo, limpar a mesa não vale nada.</translation>
    </message>
    <message>
        <source>There is no primiera in this game.</source>
        <translation>Não há primiera neste jogo.</translation>
    </message>
    <message>
        <source>There is no setenta in this game.</source>
        <translation>Não há setenta neste jogo.</translation>
    </message>
    <message>
        <source>A run of {coins} scores in this game already.</source>
        <translation>Neste jogo uma sequência de {coins} já pontua.</translation>
    </message>
    <message>
        <source>Other cards win this match at once.</source>
        <translation>Outras cartas vencem esta partida na hora.</translation>
    </message>
    <message>
        <source>The cards bring no more than one point in this game.</source>
        <translation>Neste jogo as cartas valem no máximo um ponto.</translation>
    </message>
    <message>
        <source>No whole set of cards brings two points in this game.</source>
        <translation>Neste jogo nenhuma série completa de cartas vale dois pontos.</translation>
    </message>
    <message>
        <source>The points are counted one by one, and the first side at the target wins at once.</source>
        <translation>Os pontos são contados um a um, e o primeiro lado a chegar à meta vence na hora.</translation>
    </message>
    <message>
        <source>A tie at the end is decided by the whole match.</source>
        <translation>Um empate no fim é decidido por toda a partida.</translation>
    </message>
    <message>
        <source>The fewest points win this game.</source>
        <translation>Neste jogo vence quem tem menos pontos.</translation>
    </message>
    <message>
        <source>Point in a tie</source>
        <translation>Ponto em caso de empate</translation>
    </message>
    <message>
        <source>How many cards are worth two points instead of one. Where it is never so, all forty are worth one, as the most cards.</source>
        <translation>Quantas cartas valem dois pontos em vez de um. Se isso nunca acontece, as quarenta valem um ponto, como a maioria.</translation>
    </message>
    <message>
        <source>By these captures the last card never clears the table.</source>
        <translation>Com estas capturas a última carta nunca limpa a mesa.</translation>
    </message>
    <message>
        <source>First to</source>
        <translation>Vence quem chega a</translation>
    </message>
    <message>
        <source>The points with which a side decides the match at the end of a round. To 1, a single round is played, unless it is a tie.</source>
        <translation>Os pontos que decidem a partida no fim de uma rodada. Com 1, joga-se uma só rodada, salvo empate.</translation>
    </message>
    <message>
        <source>Lead by two</source>
        <translation>Dois de vantagem</translation>
    </message>
    <message>
        <source>The winner must be two points ahead; otherwise another round is played.</source>
        <translation>Quem vence precisa de dois pontos de vantagem; se não, joga-se mais uma rodada.</translation>
    </message>
    <message>
        <source>Players may call out</source>
        <translation>Pode-se cantar vitória</translation>
    </message>
    <message>
        <source>Nobody can call out where the winner must be two points ahead.</source>
        <translation>Quando se exigem dois pontos de vantagem, ninguém pode cantar vitória.</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>How the point for the primiera is decided.</source>
        <translation>Como se decide o ponto da primiera.</translation>
    </message>
    <message>
        <source>Classic values</source>
        <translation>Valores clássicos</translation>
    </message>
    <message>
        <source>Most sevens</source>
        <translation>Mais setes</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Três setes</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta por carta</translation>
    </message>
    <message>
        <source>Primiera needs four suits</source>
        <translation>Primiera com os quatro naipes</translation>
    </message>
    <message>
        <source>A side that lacks a suit cannot win the primiera. When off, the missing suit counts nothing.</source>
        <translation>Quem não tem um dos naipes não pode vencer a primiera. Com a regra desligada, o naipe que falta vale zero.</translation>
    </message>
    <message>
        <source>Only the classic primiera can do without a suit.</source>
        <translation>Só a primiera clássica pode dispensar um naipe.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The {KD} is worth a point, like the settebello.</source>
        <translation>Vale um ponto, como o sete belo: {KD}.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>{ace}, 2 and 3 of {coins} are worth 3 points, and each further card of the suit in a row one more; all ten win the match.</source>
        <translation>{ace}, 2 e 3 de {coins} valem 3 pontos, e cada carta seguinte do naipe em sequência, mais um; as dez vencem a partida.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Não conta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Up to 6 points</source>
        <translation>Até 6 pontos</translation>
    </message>
    <message>
        <source>Up to 9 points</source>
        <translation>Até 9 pontos</translation>
    </message>
    <message>
        <source>Two points for cards</source>
        <translation>Dois pontos por cartas</translation>
    </message>
    <message>
        <source>All forty cards</source>
        <translation>Todas as quarenta</translation>
    </message>
    <message>
        <source>From thirty cards</source>
        <translation>A partir de trinta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Todos os ouros ou setes</translation>
    </message>
    <message>
        <source>Whether the 2 points for all {coins} or all sevens stand in place of the point for most of them, or are added to it.</source>
        <translation>Se os 2 pontos por todos os {coins} ou todos os setes substituem o ponto da maioria ou se somam a ele.</translation>
    </message>
    <message>
        <source>2 points in all</source>
        <translation>2 pontos no total</translation>
    </message>
    <message>
        <source>2 points and the point</source>
        <translation>2 pontos mais o ponto da maioria</translation>
    </message>
    <message>
        <source>The last card can make {sweep}</source>
        <translation>A última carta pode fazer {sweep}</translation>
    </message>
    <message>
        <source>Clearing the table with the round&apos;s last card makes {sweep}.</source>
        <translation>Limpar a mesa com a última carta da rodada é {sweep}.</translation>
    </message>
    <message>
        <source>The Ace makes {sweep}</source>
        <translation>O ás faz {sweep}</translation>
    </message>
    <message>
        <source>An Ace that takes the whole table makes {sweep}.</source>
        <translation>Um ás que leva a mesa inteira faz {sweep}.</translation>
    </message>
    <message>
        <source>a player&apos;s name has 1 to {most} printable characters</source>
        <translation>o nome de um jogador tem de 1 a {most} caracteres imprimíveis</translation>
    </message>
    <message>
        <source>{text} is not a level</source>
        <translation>{text} não é um nível</translation>
    </message>
    <message>
        <source>it is longer than {most} characters</source>
        <translation>tem mais de {most} caracteres</translation>
    </message>
    <message>
        <source>these options need a record of version {version}</source>
        <translation>estas opções precisam de um registro da versão {version}</translation>
    </message>
    <message>
        <source>a record begins with {line}</source>
        <translation>um registro começa com {line}</translation>
    </message>
    <message>
        <source>{game} is not played by {players}</source>
        <translation>{game} não se joga assim: {players}</translation>
    </message>
    <message>
        <source>the record ends in the middle of this line</source>
        <translation>o registro termina no meio desta linha</translation>
    </message>
    <message>
        <source>a pack has {size} cards, not {count}</source>
        <translation>um baralho tem {size} cartas, não {count}</translation>
    </message>
    <message>
        <source>expected move {number}, as in {example}</source>
        <translation>esperava-se a jogada {number}, como em {example}</translation>
    </message>
    <message>
        <source>a seat is a name, a comma and a level</source>
        <translation>um lugar é um nome, uma vírgula e um nível</translation>
    </message>
    <message>
        <source>A capture of one suit scores a point for each of its cards, and taking the card just laid with its like scores one. Courts take only their like, and {swords} score.</source>
        <translation>Uma captura de um só naipe dá um ponto por carta, e levar a carta recém-baixada com a sua igual dá um. As figuras só levam a sua igual, e as cartas de {swords} dão pontos.</translation>
    </message>
    <message>
        <source>Before playing, you may take table cards that make fifteen by themselves, if a player has laid down one of them.</source>
        <translation>Antes de jogar, você pode levar cartas da mesa que somem quinze entre si, se um jogador tiver baixado uma delas.</translation>
    </message>
    <message>
        <source>Combinations are declared, and for that you look at your hand.</source>
        <translation>Declaram-se combinações, e para isso é preciso ver a mão.</translation>
    </message>
    <message>
        <source>Who cuts the pack looks at a card of their hand.</source>
        <translation>Quem corta olha uma carta da própria mão.</translation>
    </message>
    <message>
        <source>Certain captures score in this game already.</source>
        <translation>Neste jogo certas capturas já dão pontos.</translation>
    </message>
    <message>
        <source>Combinations are declared in this game, and their points would not be told apart.</source>
        <translation>Neste jogo declaram-se combinações, e os pontos delas não se distinguiriam.</translation>
    </message>
    <message>
        <source>Bàgher</source>
        <translation>Bàgher</translation>
    </message>
    <message>
        <source>A capture of one suit, the played card included, is worth a point for each of its cards; the round&apos;s last card makes none.</source>
        <translation>Uma captura de um só naipe, incluindo a carta jogada, vale um ponto por carta; a última carta da rodada não faz nenhum.</translation>
    </message>
    <message>
        <source>Before playing a card, the player on turn may say that their side has the points that win, and more than any other. If that is right it wins at once; if not, it loses the match.</source>
        <translation>Antes de jogar uma carta, quem está na vez pode dizer que o seu lado tem os pontos para vencer, e mais do que qualquer outro. Se for verdade, vence na hora; se não, perde a partida.</translation>
    </message>
    <message>
        <source>a deal has a number from 0 to {most}</source>
        <translation>uma distribuição tem um número de 0 a {most}</translation>
    </message>
    <message>
        <source>expected {first} to {last}</source>
        <translation>esperava-se de {first} a {last}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jogadores</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 jogadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jogadores</translation>
    </message>
    <message>
        <source>4 players in pairs</source>
        <translation>4 jogadores em duplas</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>5 jogadores</translation>
    </message>
    <message>
        <source>6 players</source>
        <translation>6 jogadores</translation>
    </message>
    <message>
        <source>6 players in pairs</source>
        <translation>6 jogadores em duplas</translation>
    </message>
    <message>
        <source>6 players in threes</source>
        <translation>6 jogadores em dois trios</translation>
    </message>
    <message>
        <source>{text} is not a seating: use {allowed}</source>
        <translation>{text} não é uma disposição de jogadores: use {allowed}</translation>
    </message>
    <message>
        <source>expected a move or an event, not {line}</source>
        <translation>esperava-se uma jogada ou um evento, não {line}</translation>
    </message>
    <message>
        <source>automatic play is on or off</source>
        <translation>o jogo automático é on ou off</translation>
    </message>
    <message>
        <source>a pack is cut after {least} to {most} cards</source>
        <translation>o baralho é cortado depois de {least} a {most} cartas</translation>
    </message>
    <message>
        <source>a seat is a number from 1 to {most}</source>
        <translation>um lugar é um número de 1 a {most}</translation>
    </message>
    <message>
        <source>a stake is a number of chips from 0 to {most}</source>
        <translation>uma aposta vai de 0 a {most} fichas</translation>
    </message>
    <message>
        <source>chips are staked in competitive matches only</source>
        <translation>só se apostam fichas em partidas competitivas</translation>
    </message>
    <message>
        <source>the time for a move is 0 for no limit, or {least} to {most} seconds</source>
        <translation>o tempo por jogada é 0 (sem limite) ou de {least} a {most} segundos</translation>
    </message>
    <message>
        <source>a table has no option {name}</source>
        <translation>uma mesa não tem a opção {name}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>Quinze</translation>
    </message>
    <message>
        <source>Cirulla and Chkobba</source>
        <translation>Cirulla e Chkobba</translation>
    </message>
    <message>
        <source>Chorizo and Báciga</source>
        <translation>Chorizo e Báciga</translation>
    </message>
    <message>
        <source>the name of a set of rules has 1 to {most} printable characters and no space at either end</source>
        <translation>o nome de um conjunto de regras tem de 1 a {most} caracteres imprimíveis e nenhum espaço nas pontas</translation>
    </message>
    <message>
        <source>option {option} cannot be {value}: use {allowed}</source>
        <translation>a opção {option} não pode ser {value}: use {allowed}</translation>
    </message>
    <message>
        <source>the sentence has at most {most} printable characters and no space at either end</source>
        <translation>a frase tem no máximo {most} caracteres imprimíveis e nenhum espaço no início ou no fim</translation>
    </message>
    <message>
        <source>there is no emblem {name}</source>
        <translation>não há o símbolo {name}</translation>
    </message>
    <message>
        <source>{name} is no deck</source>
        <translation>{name} não é um baralho</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>{game} has no option {name}</source>
        <translation>{game} não tem a opção {name}</translation>
    </message>
    <message>
        <source>option {option} is set twice</source>
        <translation>a opção {option} aparece duas vezes</translation>
    </message>
    <message>
        <source>seat {seat} passes from a person to a computer player or back only</source>
        <translation>o lugar {seat} só passa de uma pessoa para um jogador do computador, ou vice-versa</translation>
    </message>
    <message>
        <source>nobody sits in for a computer player at a private table or in a competitive match</source>
        <translation>em uma mesa privada ou em uma partida competitiva, ninguém assume o lugar de um jogador do computador</translation>
    </message>
    <message>
        <source>no person is at the table who could agree to end the match</source>
        <translation>não há na mesa nenhuma pessoa que possa concordar em encerrar a partida</translation>
    </message>
    <message>
        <source>before the first deal: {reason}</source>
        <translation>antes da primeira distribuição: {reason}</translation>
    </message>
    <message>
        <source>version {version} of records is not known; versions 1 to {last} are</source>
        <translation>a versão {version} dos registros não é conhecida; são conhecidas as versões 1 a {last}</translation>
    </message>
    <message>
        <source>Where the whole hand must capture, an Ace that can take everything must too.</source>
        <translation>Quando a mão inteira obriga a capturar, um ás que pode levar tudo também obriga.</translation>
    </message>
    <message>
        <source>What to declare</source>
        <translation>O que declarar</translation>
    </message>
    <message>
        <source>Whether a declaration counts every combination of the cards, or only those that the player names.</source>
        <translation>Se uma declaração conta todas as combinações das cartas ou só as que o jogador nomeia.</translation>
    </message>
    <message>
        <source>Every combination</source>
        <translation>Todas as combinações</translation>
    </message>
    <message>
        <source>Those you name</source>
        <translation>As que forem nomeadas</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>All who tie</source>
        <translation>Todos os que empatam</translation>
    </message>
    <message>
        <source>The next best, if they have any</source>
        <translation>O seguinte, se tiver algo</translation>
    </message>
    <message>
        <source>Who gets the point where the best sides are equal.</source>
        <translation>Quem leva o ponto quando os melhores empatam.</translation>
    </message>
    <message>
        <source>Of several captures with a card only those with the fewest cards are allowed: of all, or only where its value is taken, while a fifteen is free.</source>
        <translation>Entre as capturas com uma carta, só são permitidas as que têm menos cartas: sempre, ou só quando se leva o valor dela, e o quinze fica livre.</translation>
    </message>
    <message>
        <source>Except for fifteen</source>
        <translation>Exceto para quinze</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>The next best, even with nothing</source>
        <translation>O seguinte, mesmo sem nada</translation>
    </message>
    <message>
        <source>Sum, as for a primiera</source>
        <translation>Soma, como na primiera</translation>
    </message>
    <message>
        <source>Sum of face values</source>
        <translation>Soma dos valores</translation>
    </message>
    <message>
        <source>Sevens, sixes, Aces, fives</source>
        <translation>Setes, cartas 6, ases, cartas 5</translation>
    </message>
    <message>
        <source>Setenta</source>
        <translation>Setenta</translation>
    </message>
    <message>
        <source>How the point for the setenta is decided.</source>
        <translation>Como se decide o ponto da setenta.</translation>
    </message>
    <message>
        <source>Scopa in which an Ace takes the whole table, and that is a scopa like any other. With an Ace on the table it takes that Ace and nothing else.</source>
        <translation>Scopa em que um ás leva a mesa inteira, e isso é uma scopa como outra qualquer. Com um ás na mesa, leva esse ás e nada mais.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itália</translation>
    </message>
    <message>
        <source>Two partnerships, ten cards each and an empty table. An Ace takes everything, or itself from an empty table, but never as a scopa; runs of {coins} score as a napola.</source>
        <translation>Duas duplas, dez cartas para cada um e a mesa vazia. Um ás leva tudo, ou a si mesmo se a mesa está vazia, mas nunca é scopa; as {coins} em sequência valem como napola.</translation>
    </message>
    <message>
        <source>Milan, Lombardy, Italy</source>
        <translation>Milão, Lombardia, Itália</translation>
    </message>
    <message>
        <source>Scopone in which the {AD} is worth a point more, the {2D} two and the {3D} three. The side that has all three of them wins the match at once.</source>
        <translation>Scopone em que {AD} vale um ponto a mais, {2D} dois e {3D} três. A dupla que tem as três cartas ganha a partida na hora.</translation>
    </message>
    <message>
        <source>Trento, Trentino, Italy</source>
        <translation>Trento, Trentino, Itália</translation>
    </message>
    <message>
        <source>Scopa in which cards are taken only by making eleven with the card you play: a King needs an Ace, and an Ace a King.</source>
        <translation>Scopa em que só se levam cartas que somam onze com a carta jogada: um rei quer um ás, e um ás um rei.</translation>
    </message>
    <message>
        <source>The first Ace takes only Aces</source>
        <translation>O primeiro ás só leva ases</translation>
    </message>
    <message>
        <source>If the first card of a round is an Ace, it does not take the whole table.</source>
        <translation>Se a primeira carta de uma rodada é um ás, ele não leva a mesa inteira.</translation>
    </message>
    <message>
        <source>Brescia, Lombardy, Italy</source>
        <translation>Bréscia, Lombardia, Itália</translation>
    </message>
    <message>
        <source>{card} cannot take {take}: a court goes only with the same court</source>
        <translation>{card} não pode levar {take}: uma figura combina apenas com a figura igual</translation>
    </message>
    <message>
        <source>The courts have no number in this game.</source>
        <translation>Neste jogo, as figuras não têm número.</translation>
    </message>
    <message>
        <source>Who tie for the most cards share the points in this game.</source>
        <translation>Neste jogo, quem empata em cartas divide os pontos.</translation>
    </message>
    <message>
        <source>Two partnerships and fifty-two cards, twelve in each hand. Nobody has to capture, and a court takes only its like. {swords} score, and so does a capture of one suit, of three cards or of the card just laid.</source>
        <translation>Duas duplas e cinquenta e duas cartas, doze em cada mão. Ninguém é obrigado a capturar, e uma figura leva apenas a sua igual. As cartas de {swords} dão pontos, e também uma captura de um só naipe, de três cartas ou da carta recém-baixada.</translation>
    </message>
    <message>
        <source>{card} is not in the pack of this game</source>
        <translation>{card} não está no baralho deste jogo</translation>
    </message>
    <message>
        <source>Only equal cards are taken, one from the table or somebody&apos;s whole pile by the card on top of it. Whoever has the most cards at the end wins.</source>
        <translation>Só se levam cartas iguais: uma da mesa, ou a pilha inteira de alguém pela carta do topo. Quem tiver mais cartas no fim vence.</translation>
    </message>
    <message>
        <source>{card} takes an equal card and makes no sums, so not {take}</source>
        <translation>{card} leva uma carta igual e não faz somas, então não {take}</translation>
    </message>
    <message>
        <source>{card} takes one pile and nothing else, so not {take}</source>
        <translation>{card} leva uma só pilha e nada mais, então não {take}</translation>
    </message>
    <message>
        <source>{card} can take {cards} from the table, so no pile</source>
        <translation>{card} pode levar {cards} da mesa, então nenhuma pilha</translation>
    </message>
    <message>
        <source>{card} is not equal to {take} on top of the pile</source>
        <translation>{card} não é igual a {take} no topo da pilha</translation>
    </message>
    <message>
        <source>An Ace takes the whole table, unless there is an Ace on it, or any pile.</source>
        <translation>O ás leva a mesa inteira, a menos que haja um ás nela, ou qualquer pilha.</translation>
    </message>
    <message>
        <source>By choice</source>
        <translation>À escolha</translation>
    </message>
    <message>
        <source>If it takes no table card</source>
        <translation>Se não leva nada da mesa</translation>
    </message>
    <message>
        <source>Taking piles</source>
        <translation>Levar pilhas</translation>
    </message>
    <message>
        <source>A card equal to the one on top of somebody&apos;s pile takes that whole pile.</source>
        <translation>Uma carta igual à do topo da pilha de alguém leva a pilha inteira.</translation>
    </message>
    <message>
        <source>Only equal cards are taken, never several table cards.</source>
        <translation>Só se levam cartas iguais, nunca várias cartas da mesa.</translation>
    </message>
    <message>
        <source>Nobody can call out where piles can be taken: no card is won for good.</source>
        <translation>Quando se levam pilhas, ninguém pode cantar vitória: nenhuma carta está garantida.</translation>
    </message>
</context>
</TS>
