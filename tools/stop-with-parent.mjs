/** Sends this process SIGTERM when the process that started it is gone, so that no orphan keeps a port or a folder. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 500).unref();
}
