import { Navigate, useParams } from 'react-router';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { paths } from '../../routes/paths.ts';
import { useListenWish } from '../reading/use-listen-wish.ts';
import { SampleView } from '../samples/sample-view.tsx';
import { useSamples } from '../samples/use-samples.ts';

/** The reading page needs a query client for made sound, although examples are read by the device only. */
export default function SampleStoryPage() {
  return (
    <QueryProvider>
      <SampleStory />
    </QueryProvider>
  );
}

/** An example story on a book page, for everybody, signed in or not (AMB-064). */
function SampleStory() {
  const { sample: id } = useParams();
  const samples = useSamples();
  const listen = useListenWish();
  if (samples === undefined) return <div className="min-h-[80dvh]" />;
  const shown = samples.find((sample) => sample.id === id);
  if (shown === undefined) return <Navigate to={paths.home} replace />;
  // Keyed, so that another example opens at its top, and silent unless it was asked to speak.
  return (
    <SampleView key={shown.id} shown={shown} others={samples.filter((sample) => sample !== shown)} listen={listen} />
  );
}
