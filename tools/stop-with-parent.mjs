/** Sends this process one SIGTERM when the process that started it is gone, so that no orphan keeps a port or a folder. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
