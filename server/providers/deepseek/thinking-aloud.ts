const open = '<think>';
const close = '</think>';

/**
 * Cuts the reasoning that a model sends before its answer, piece by piece. Only a mark at the very
 * beginning counts: a story may hold any other.
 */
export function createThinkingCutter(): { push(piece: string): string; thought: boolean } {
  let state: 'unsure' | 'thinking' | 'told' = 'unsure';
  let held = '';
  const cutter = {
    thought: false,
    push(piece: string): string {
      if (state === 'told') return piece;
      held += piece;
      if (state === 'unsure') {
        const begun = held.trimStart();
        if (begun.length < open.length && open.startsWith(begun)) return '';
        if (!begun.startsWith(open)) return tell(held);
        state = 'thinking';
        held = begun.slice(open.length);
      }
      const end = held.indexOf(close);
      if (held.slice(0, end === -1 ? held.length : end).trim() !== '') cutter.thought = true;
      // The end mark itself may come in two pieces.
      if (end === -1) {
        held = held.slice(-close.length);
        return '';
      }
      return tell(held.slice(end + close.length).trimStart());
    },
  };
  const tell = (text: string) => {
    state = 'told';
    held = '';
    return text;
  };
  return cutter;
}
