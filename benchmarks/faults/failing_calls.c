/* Lets chosen system calls of this process fail, when preloaded with LD_PRELOAD.

   Only calls about paths below one folder, and about files that were opened there, are counted and
   can fail. A failing close closes the file all the same, as Linux does. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 65536

static char folder[4096];
static char failed[64];
static unsigned char is_watched[MOST_FILES];
static long calls, fail_at;
static int is_armed, fails_on, shortens, error_number;

/* Count from now on the calls below `path`. The call `at`, counted from 1, fails with `number`; with
   `persists` every later one too. 0 as `at` lets none fail. With `is_short`, a write that would fail
   writes half of its bytes instead, and the next one fails. */
void failing_calls_arm(const char *path, long at, int number, int persists, int is_short)
{
    snprintf(folder, sizeof folder, "%s", path);
    failed[0] = 0;
    memset(is_watched, 0, sizeof is_watched);
    calls = 0;
    fail_at = at;
    error_number = number;
    fails_on = persists;
    shortens = is_short;
    is_armed = 1;
}

/* Let every call work again; the number of calls that were counted. */
long failing_calls_disarm(void)
{
    is_armed = 0;
    return calls;
}

/* The name of the first call that failed; empty when none did. */
const char *failing_calls_failed(void) { return failed; }

static int is_inside(const char *path)
{
    return path != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_open_inside(int descriptor)
{
    return descriptor >= 0 && descriptor < MOST_FILES && is_watched[descriptor];
}

static int fails(int is_meant, const char *name)
{
    if (!is_armed || !is_meant)
        return 0;
    calls++;
    if (fail_at == 0 || calls < fail_at || (calls > fail_at && !fails_on))
        return 0;
    if (!failed[0])
        snprintf(failed, sizeof failed, "%s", name);
    errno = error_number;
    return 1;
}

static int watched(int descriptor, int is_meant)
{
    if (descriptor >= 0 && descriptor < MOST_FILES)
        is_watched[descriptor] = is_armed && is_meant;
    return descriptor;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OF_PATH(result, name, parameters, arguments, path, wrong)                                  \
    result name parameters                                                                         \
    {                                                                                              \
        if (fails(is_inside(path), #name))                                                         \
            return wrong;                                                                          \
        return REAL(name) arguments;                                                               \
    }

#define OF_FILE(result, name, parameters, arguments)                                               \
    result name parameters                                                                         \
    {                                                                                              \
        if (fails(is_open_inside(fd), #name))                                                      \
            return -1;                                                                             \
        return REAL(name) arguments;                                                               \
    }

#define OPENING(name)                                                                              \
    int name(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                                  \
        va_end(more);                                                                              \
        if (fails(is_inside(path), #name))                                                         \
            return -1;                                                                             \
        return watched(REAL(name)(path, flags, mode), is_inside(path));                            \
    }

OPENING(open)
OPENING(open64)
OF_PATH(int, mkdir, (const char *path, mode_t mode), (path, mode), path, -1)
OF_PATH(int, unlink, (const char *path), (path), path, -1)
OF_PATH(int, rename, (const char *path, const char *to), (path, to), path, -1)
OF_PATH(int, chmod, (const char *path, mode_t mode), (path, mode), path, -1)
OF_PATH(int, stat, (const char *path, struct stat *to), (path, to), path, -1)
OF_PATH(int, stat64, (const char *path, struct stat64 *to), (path, to), path, -1)
OF_PATH(int, lstat, (const char *path, struct stat *to), (path, to), path, -1)
OF_PATH(int, lstat64, (const char *path, struct stat64 *to), (path, to), path, -1)
OF_PATH(ssize_t, readlink, (const char *path, char *to, size_t size), (path, to, size), path, -1)
OF_PATH(DIR *, opendir, (const char *path), (path), path, NULL)
OF_FILE(int, fsync, (int fd), (fd))
OF_FILE(int, fdatasync, (int fd), (fd))
OF_FILE(ssize_t, pread64, (int fd, void *to, size_t size, off64_t at), (fd, to, size, at))
OF_FILE(int, fchmod, (int fd, mode_t mode), (fd, mode))
OF_FILE(int, fstat, (int fd, struct stat *to), (fd, to))
OF_FILE(int, fstat64, (int fd, struct stat64 *to), (fd, to))
OF_FILE(int, ftruncate, (int fd, off_t size), (fd, size))
OF_FILE(int, ftruncate64, (int fd, off64_t size), (fd, size))
OF_FILE(off_t, lseek, (int fd, off_t offset, int whence), (fd, offset, whence))
OF_FILE(off64_t, lseek64, (int fd, off64_t offset, int whence), (fd, offset, whence))

int fchmodat(int at, const char *path, mode_t mode, int flags)
{
    if (fails(is_inside(path), "fchmodat"))
        return -1;
    return REAL(fchmodat)(at, path, mode, flags);
}

int fstatat64(int at, const char *path, struct stat64 *to, int flags)
{
    if (fails(is_inside(path), "fstatat64"))
        return -1;
    return REAL(fstatat64)(at, path, to, flags);
}

#define WRITING(name, parameters, whole, half)                                                     \
    ssize_t name parameters                                                                        \
    {                                                                                              \
        if (fails(is_open_inside(fd), #name)) {                                                    \
            if (!shortens || size < 2)                                                             \
                return -1;                                                                         \
            shortens = 0;                                                                          \
            fail_at = calls + 1;                                                                   \
            return REAL(name) half;                                                                \
        }                                                                                          \
        return REAL(name) whole;                                                                   \
    }

WRITING(write, (int fd, const void *bytes, size_t size), (fd, bytes, size), (fd, bytes, size / 2))
WRITING(pwrite64, (int fd, const void *bytes, size_t size, off64_t at), (fd, bytes, size, at),
        (fd, bytes, size / 2, at))

int close(int fd)
{
    int has_failed = fails(is_open_inside(fd), "close");
    watched(fd, 0);
    int result = REAL(close)(fd);
    if (!has_failed)
        return result;
    errno = error_number;
    return -1;
}
