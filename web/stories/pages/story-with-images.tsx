import { StoryView } from '../components/story-view.tsx';

/** An illustrated story as a page of a book, its pictures beside the words they show (STORY-08, STORY-09). */
export default function StoryWithImagesPage() {
  return <StoryView />;
}
