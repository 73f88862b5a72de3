import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { draftQuery, draftsQuery } from '../../stories/queries.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { usageQuery } from '../../usage/queries.ts';

type Props = {
  /** The story's title, once it is known. */
  title: string | null;
  language: StoryLanguage;
  active: boolean;
  finished: boolean;
  onBack: () => void;
  children: ReactNode;
};

/** The frame of both kinds of story in the making: the way back, the heading and its focus (CREATE-03, CREATE-04). */
export function StoryFrame({ title, language, active, finished, onBack, children }: Props) {
  const t = useTranslations('generation.view');
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened] = useState(title);

  // The view replaces the form: starts at its top, with the focus on the heading.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  // A story that is written anew is watched from its top; one that ended before its title is told of there.
  const endedEarly = !active && title === null;
  useEffect(() => {
    if (active || endedEarly) window.scrollTo({ top: 0 });
  }, [active, endedEarly]);

  // A finished story counts as usage (GEN-17) and is a draft. It is fetched, so that it opens without a network.
  useEffect(() => {
    if (!finished) return;
    void client.invalidateQueries({ queryKey: usageQuery.queryKey });
    void client
      .fetchQuery(draftsQuery)
      .then(([newest]) => newest && client.fetchQuery(draftQuery(newest.id)))
      .catch(() => {});
  }, [finished, client]);

  return (
    <div
      className={classNames(
        'mx-auto flex min-h-[calc(100dvh-4rem)] max-w-3xl flex-col gap-4 px-4 pt-2',
        // What is said over the awaited picture stands in its middle.
        title === null && active && 'sm:[&>:is(h1,p,[lang])]:text-center sm:[&>[role=status]]:self-center',
      )}
    >
      <title>{`${title ?? t('creating')} · Lunatale`}</title>
      <div className="-ml-3">
        <Button
          ref={passFocus()}
          look="quiet"
          onClick={onBack}
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          {t('back')}
        </Button>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        lang={title === null ? undefined : languageTag(language)}
        className={title === null ? 'text-3xl outline-none' : 'sr-only'}
      >
        {title === null && active ? t('creating') : (title ?? t('story'))}
      </h1>
      {/* The heading that has the focus changes in silence when the story begins. */}
      <LiveRegion>{opened === null && title}</LiveRegion>
      {children}
    </div>
  );
}
