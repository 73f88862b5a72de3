import { useEffect } from 'react';
import type { StoryPlayer } from './player.ts';

type Said = { title: string; artist: string; artwork: string | null };

/** Shows the story on the lock screen and handles the buttons there and on headphones, where the browser can. */
export function useMediaSession(player: StoryPlayer, said: Said, onNext: (() => void) | null): void {
  const { title, artist, artwork } = said;
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
    if (session === null) return;
    const act = (action: MediaSessionAction, handler: (() => void) | null) => {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // A button that this browser does not know.
      }
    };
    const describe = () => {
      const { phase } = player.state();
      session.playbackState = phase === 'playing' ? 'playing' : phase === 'silent' ? 'none' : 'paused';
      if (phase === 'silent') {
        session.metadata = null;
        return;
      }
      if (session.metadata?.title === title) return;
      session.metadata = new MediaMetadata({
        title,
        artist,
        album: 'Lunatale',
        artwork: artwork === null ? [] : [{ src: new URL(artwork, location.href).href }],
      });
    };
    const handlers: [MediaSessionAction, (() => void) | null][] = [
      ['play', () => player.resume()],
      ['pause', () => player.pause()],
      ['stop', () => player.stop()],
      ['previoustrack', () => player.back()],
      ['seekbackward', () => player.back()],
      ['nexttrack', onNext],
    ];
    for (const [action, handler] of handlers) act(action, handler);
    describe();
    const leave = player.subscribe(describe);
    return () => {
      leave();
      session.metadata = null;
      for (const [action] of handlers) act(action, null);
    };
  }, [player, title, artist, artwork, onNext]);
}
