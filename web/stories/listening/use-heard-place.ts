import { useEffect } from 'react';
import { keepPlace } from '../reading/reading-place.ts';
import { tellPlace } from '../reading/tell-place.ts';
import type { PlacedStory } from '../reading/use-reading-place.ts';
import type { StoryPlayer } from './player.ts';

/** During playback the place is sent to the server this often, in milliseconds. */
const tellEvery = 10_000;

/** Keeps the listening position as the story's place, on this device and the others, also with the screen off. */
export function useHeardPlace(player: StoryPlayer, story: PlacedStory | null): void {
  const id = story?.id ?? null;
  const left = story?.left;
  useEffect(() => {
    if (id === null) return;
    let last = player.state();
    let toldAt = 0;
    const look = () => {
      const now = player.state();
      const { index, phase } = now;
      const isPlaying = phase === 'playing';
      if (isPlaying && (index !== last.index || last.phase !== phase)) {
        keepPlace(localStorage, id, Math.round(player.place() * 10_000) / 10_000, left ?? null);
      }
      const isDue = Date.now() - toldAt > tellEvery && index !== last.index;
      if (left !== undefined && last.phase === 'playing' && (!isPlaying || isDue)) {
        toldAt = Date.now();
        void tellPlace(id);
      }
      last = now;
    };
    // The player reports nothing any more when the page is closed in the middle of a sentence.
    const leave = () => {
      if (left !== undefined && last.phase === 'playing') void tellPlace(id);
    };
    window.addEventListener('pagehide', leave);
    const unsubscribe = player.subscribe(look);
    return () => {
      window.removeEventListener('pagehide', leave);
      unsubscribe();
    };
  }, [player, id, left]);
}
