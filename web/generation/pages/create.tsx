import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageTag, storyLanguageFor } from '#domain/stories/language-tag.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { later, whenIdle } from '../../ui/layers/later.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { PageLoading } from '../../ui/states/page-loading.tsx';
import { UsagePanel } from '../../usage/components/usage-panel.tsx';
import { UsedUp } from '../../usage/components/used-up.tsx';
import { ChapterHeader } from '../creator/chapter-header.tsx';
import { CreatorForm } from '../creator/creator-form.tsx';
import { CreatorHeader } from '../creator/creator-header.tsx';
import { PauseNotice } from '../creator/pause-notice.tsx';
import { useFormAtTop } from '../creator/use-form-at-top.ts';
import { IllustratedRun } from '../illustrating/illustrated-run.ts';
import { isRunning } from '../queries.ts';
import { RefusalReport } from '../refusal-report.tsx';
import { useCreator } from '../use-creator.ts';

// The views after the form are fetched while it is filled in.
const GenerationView = later(
  () => import('../writing/generation-view.tsx').then((module) => module.GenerationView),
  PageLoading,
);
const IllustratedView = later(
  () => import('../illustrating/illustrated-view.tsx').then((module) => module.IllustratedView),
  PageLoading,
);
// With what it is made of: where no connection is what it has to say, nothing more can be fetched.
const LimitDialog = later(async () => {
  const [module] = await Promise.all([import('../../usage/components/limit-dialog.tsx'), MessageDialog.preload()]);
  return module.LimitDialog;
});

/** The story creator, replaced by the story while it is written (CREATE-01 to CREATE-05). */
export default function CreatePage() {
  return (
    <QueryProvider>
      <Create />
    </QueryProvider>
  );
}

function Create() {
  const t = useTranslations('generation');
  const creator = useCreator();
  const { language } = useLanguage();
  const pause = usePublicSettings()?.pause;
  useFormAtTop(creator.run === null);
  useEffect(() => {
    // One after the other, so that a slow phone can respond in between.
    const callOff = [GenerationView, IllustratedView].map((view) =>
      whenIdle(() => void view.preload().catch(() => {})),
    );
    return () => {
      for (const each of callOff) each();
    };
  }, []);

  if (creator.run instanceof IllustratedRun) {
    return (
      <IllustratedView
        run={creator.run}
        onBack={creator.leave}
        onStartOver={creator.startOver}
        onSignIn={creator.keep}
        onRefused={creator.refuse}
        onTextOnly={creator.writeAsText}
        onTake={creator.takeAlternative}
        onPresets={creator.takePresets}
      />
    );
  }
  if (creator.run !== null) {
    return (
      <GenerationView
        run={creator.run}
        onBack={creator.leave}
        onStartOver={creator.startOver}
        onSignIn={creator.keep}
        onRefused={creator.refuse}
        onPresets={creator.takePresets}
      />
    );
  }
  const { values } = creator.form;
  const continued = values.continues?.storyId;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-10">
      {continued === undefined && <title>{`${t('title')} · Lunatale`}</title>}
      {continued === undefined ? <CreatorHeader /> : <ChapterHeader storyId={continued} onLeave={creator.startOver} />}
      {creator.refusedField?.field === null && (
        <div className="mb-8">
          <Notice
            tone="problem"
            actions={
              <RefusalReport
                flush
                options={{ ...values, language: values.language ?? storyLanguageFor(language) }}
                field={creator.refusedField.said}
              />
            }
          >
            {t('errors.refused')}
          </Notice>
        </div>
      )}
      <PauseNotice pause={pause} />
      {creator.signedIn && <UsedUp />}
      {creator.isAwaited && (
        <div className="mb-8">
          <Notice>{t('awaited')}</Notice>
        </div>
      )}
      <FinishedMeanwhile unsaved={creator.unsaved} />
      {creator.unsaved && <KeptStory creator={creator} unsaved={creator.unsaved} />}
      <CreatorForm
        form={creator.form}
        onSubmit={creator.submit}
        busy={creator.busy}
        signedIn={creator.signedIn}
        refused={creator.refusedField}
        aside={
          creator.signedIn && (
            <Card>
              <UsagePanel />
            </Card>
          )
        }
      />
      <LimitDialog
        refused={creator.refused}
        onClose={creator.dismissRefusal}
        onTextOnly={creator.submitWithoutPictures}
      />
    </div>
  );
}

type Creator = ReturnType<typeof useCreator>;

/** Says once that the story that was being written when the form was opened is finished (P20). */
function FinishedMeanwhile({ unsaved }: Pick<Creator, 'unsaved'>) {
  const kept = useTranslations('generation.kept');
  const [seen, setSeen] = useState<string>();
  if (unsaved && isRunning(unsaved) && unsaved.id !== seen) setSeen(unsaved.id);
  const isFinished = unsaved?.id === seen && unsaved?.status === 'completed';
  return (
    <LiveRegion>
      {isFinished &&
        kept.markup('ready', {
          title: extractTitle(unsaved.content, unsaved.options.characters, unsaved.options.language),
          story: (title) => title,
        })}
    </LiveRegion>
  );
}

/** An earlier story that is still being written, or finished and not saved: one tap away (P20). */
function KeptStory({ creator, unsaved }: { creator: Creator; unsaved: NonNullable<Creator['unsaved']> }) {
  const kept = useTranslations('generation.kept');
  const running = isRunning(unsaved);
  if (!running && unsaved.status !== 'completed') return null;
  const { characters, language } = unsaved.options;
  return (
    <div className="mb-8">
      <Notice
        actions={
          <Button look="secondary" onClick={() => void creator.open(unsaved)}>
            {running ? kept('watch') : kept('read')}
          </Button>
        }
      >
        <p>
          {running
            ? kept('running')
            : kept.rich('ready', {
                title: extractTitle(unsaved.content, characters, language),
                story: (title) => <span lang={languageTag(language)}>{title}</span>,
              })}
        </p>
      </Notice>
    </div>
  );
}
