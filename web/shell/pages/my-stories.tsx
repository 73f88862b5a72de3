import { StoryInTheMaking } from '../../generation/story-in-the-making.tsx';
import MyStoriesPage from '../../stories/pages/my-stories.tsx';

/** The shelf, with the story that is being written at this moment. */
export default function ShelfPage() {
  return <MyStoriesPage awaited={<StoryInTheMaking />} />;
}
