import { StoryView } from '../components/story-view.tsx';

/** A text story as a page of a book (STORY-01 to STORY-05). */
export default function StoryTextPage() {
  return <StoryView />;
}
