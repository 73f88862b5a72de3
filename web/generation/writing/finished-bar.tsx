import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StoryOptions } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/title.ts';
import { paths } from '../../paths.ts';
import { SaveDialog } from '../../stories/components/save-dialog.tsx';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { content: string; options: StoryOptions; generationId: string; onStartOver: () => void };

/** What can be done with a finished story: save it, or begin another (GEN-07, GEN-13). */
export function FinishedBar({ content, options, generationId, onStartOver }: Props) {
  const t = useTranslations('generation.view');
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <BottomBar>
        <div className="mx-auto flex max-w-3xl items-stretch justify-end gap-3">
          <Button look="secondary" onClick={onStartOver}>
            {t('create')}
          </Button>
          <div className="grid flex-1 sm:min-w-56 sm:flex-none">
            <Button size="large" onClick={() => setSaving(true)}>
              {t('save')}
            </Button>
          </div>
        </div>
      </BottomBar>
      {saving && (
        <SaveDialog
          story={{
            title: extractTitle(content, options.characters, options.language),
            content,
            options,
            generationId,
          }}
          onClose={() => setSaving(false)}
          onSaved={() => navigate(paths.myStories)}
        />
      )}
    </>
  );
}
