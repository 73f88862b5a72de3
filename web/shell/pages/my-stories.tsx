import { StoryInTheMaking, useStoryInTheMaking } from '../../generation/story-in-the-making.tsx';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { MyStories } from '../../stories/pages/my-stories.tsx';

/** The shelf, with the story that is being written at this moment. */
export default function ShelfPage() {
  return (
    <QueryProvider>
      <Shelf />
    </QueryProvider>
  );
}

function Shelf() {
  const making = useStoryInTheMaking();
  return <MyStories making={making.running !== null} awaited={<StoryInTheMaking {...making} />} />;
}
