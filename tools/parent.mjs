/**
 * Calls back once when the process that started this one is gone, so that no orphan keeps a port or a folder.
 * @param {() => void} stop
 */
export function whenParentEnds(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
