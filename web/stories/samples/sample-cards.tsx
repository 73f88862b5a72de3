import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import { sampleStory } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { firstWords } from '../story-text.ts';
import type { Sample } from './sample.ts';
import { SamplePicture } from './sample-picture.tsx';

/** Example stories as cards, each marked as an example. */
export function SampleCards({ samples }: { samples: Sample[] }) {
  const t = useTranslations('stories.card');
  return (
    <ul className="grid gap-5 min-[30rem]:grid-cols-2 lg:grid-cols-3">
      {samples.map(({ id, language, title, content }) => (
        <li
          key={id}
          className="relative flex flex-col overflow-hidden rounded-xl border border-hairline bg-surface shadow-paper transition-shadow duration-200 ease-soft hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
        >
          <SamplePicture sample={id} className="aspect-[4/3] w-full bg-raised night:brightness-85" />
          <div lang={languageTag(language)} className="grid gap-1.5 p-4">
            <h3 className="text-xl">
              <Link to={sampleStory(id)} className="no-underline outline-none after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="text-ink-soft">{firstWords(content, 20)}</p>
            <p>
              <Badge>{t('example')}</Badge>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
