/** Milliseconds between two redraws of a story that is being written (GEN-10). */
const displayPauseMilliseconds = 50;

/**
 * Calls `draw` for the first change at once, then at most once per pause, and always once more after
 * the last change: nothing is lost. `flush` draws a waiting change now; `cancel` drops it.
 */
export function displayBatches(draw: () => void, pause = displayPauseMilliseconds) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;

  const tick = () => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    timer = setTimeout(tick, pause);
    draw();
  };

  return {
    changed() {
      waiting = true;
      if (timer === undefined) tick();
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      if (!waiting) return;
      waiting = false;
      draw();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      waiting = false;
    },
  };
}
