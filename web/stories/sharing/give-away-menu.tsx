import { BookDown, Link2, MoreVertical, Printer, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { shareWithDevice } from '../../platform/device/device-share.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/layers/menu.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import type { UnsavedStory } from '../story-in-state.ts';
import type { Shareable } from './share-dialog.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const BookDialog = lazy(async () => ({ default: (await import('./book-dialog.tsx')).BookDialog }));

type Props = {
  story: Shareable & { content: string } & Partial<Pick<Story, 'chapterOf' | 'next'>>;
  /** Set when the story is not on the shelf: then it has no link. */
  unsaved: UnsavedStory | undefined;
};

/** Every way to give a story away: a link, the device's share sheet, a book, paper (STORY-12, STORY-13). */
export function GiveAwayMenu({ story, unsaved }: Props) {
  const t = useTranslations('reading');
  const [open, setOpen] = useState<'link' | 'book' | null>(null);
  const close = () => setOpen(null);

  async function send() {
    const outcome = await shareWithDevice({ title: story.title, text: story.content.replaceAll('**', '') });
    if (outcome === 'copied') toast.success(t('share.copied'));
    if (outcome === 'failed') toast.problem(t('share.failed'));
  }

  return (
    <>
      <Menu trigger={<IconButton label={t('more')} icon={<MoreVertical aria-hidden="true" className="size-5" />} />}>
        <MenuItem
          icon={<Link2 aria-hidden="true" className="size-5" />}
          onSelect={() => (unsaved ? toast.plain(t('share.unsaved')) : setOpen('link'))}
        >
          {t('share.title')}
        </MenuItem>
        <MenuItem icon={<Send aria-hidden="true" className="size-5" />} onSelect={() => void send()}>
          {t('share.device')}
        </MenuItem>
        <MenuItem icon={<BookDown aria-hidden="true" className="size-5" />} onSelect={() => setOpen('book')}>
          {t('book.menu')}
        </MenuItem>
        <MenuItem icon={<Printer aria-hidden="true" className="size-5" />} onSelect={() => window.print()}>
          {t('book.print')}
        </MenuItem>
      </Menu>
      <Suspense>
        {open === 'link' && <ShareDialog story={story} onClose={close} />}
        {open === 'book' && <BookDialog story={story} unsaved={unsaved} onClose={close} />}
      </Suspense>
    </>
  );
}
