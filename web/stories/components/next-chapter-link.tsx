import { BookOpen, BookPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { storyAddress } from '../images/illustrated.ts';

type Props = {
  /** The next chapter, if it was written and kept already. */
  next: Story['next'];
  /** What the form of a new chapter begins with. */
  asked: object;
  look?: 'outline';
};

/** Opens the next chapter: the one that is kept, or the form for a new one after the last. */
export function NextChapterLink({ next, asked, look }: Props) {
  const t = useTranslations('reading');
  return next ? (
    <ButtonLink
      to={storyAddress(false, { story: next.id })}
      state={{ storyId: next.id }}
      aria-label={t('nextChapterOf', { title: next.title })}
      icon={<BookOpen aria-hidden="true" className="size-5" />}
      {...(look && { look })}
    >
      {t('nextChapter')}
    </ButtonLink>
  ) : (
    <ButtonLink
      to={paths.create}
      state={asked}
      icon={<BookPlus aria-hidden="true" className="size-5" />}
      {...(look && { look })}
    >
      {t('nextChapter')}
    </ButtonLink>
  );
}
