let element: HTMLAudioElement | undefined;

/** The page's one audio element: one that a press has started may play the next story by itself on phones. */
export function audioElement(): HTMLAudioElement {
  if (element === undefined) {
    element = document.createElement('audio');
    element.preload = 'auto';
    element.hidden = true;
    document.body.append(element);
  }
  return element;
}

/** Unlocks sound; call it inside a user gesture, so that sound a moment later may play. */
export function allowSound(): void {
  const audio = audioElement();
  if (audio.src) return;
  audio.src = URL.createObjectURL(new Blob([silentFile()], { type: 'audio/wav' }));
  void audio.play().catch(() => undefined);
}

/** Returns a WAV file with a twentieth of a second of silence. */
function silentFile(): Uint8Array<ArrayBuffer> {
  const bytes = 800;
  const view = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 16_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  return new Uint8Array(view.buffer);
}
