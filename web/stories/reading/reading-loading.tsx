import { classNames } from '../../ui/class-names.ts';
import { LateStatus } from '../../ui/states/late-status.tsx';
import { lightLooks } from '../components/book-page.tsx';
import { useReadingSettings } from '../reading-settings.ts';
import { coverLook, pageFrame } from './page-frame.ts';

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** The loading state of a story: an empty page in its place, so that nothing moves when it arrives. */
export function ReadingLoading({ label }: { label: string }) {
  const [{ light }] = useReadingSettings();
  return (
    <div className="mx-auto max-w-3xl animate-late px-4 pt-2 pb-12 lg:max-w-6xl">
      <LateStatus>{label}</LateStatus>
      {/* The space of the tools and of the gap below them. */}
      <div className="h-26" />
      <div aria-hidden="true" className={classNames(pageFrame, 'overflow-hidden', lightLooks[light])}>
        <div className="mx-auto grid max-w-2xl animate-pulse gap-5 px-5 py-8 *:rounded-md *:bg-current *:opacity-10 sm:px-10 sm:py-12">
          <div className={coverLook} />
          <div className="mx-auto mb-3 h-9 w-2/3" />
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <div key={index} className={classNames('h-4', width)} />
          ))}
        </div>
      </div>
    </div>
  );
}
