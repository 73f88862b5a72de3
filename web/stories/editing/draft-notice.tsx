import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { highlightedStory } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { forgetDraft, leftDraft } from './save-draft.ts';

/** Offers a story whose save was interrupted by a reload or a sign-in, with everything that was typed. */
export function DraftNotice() {
  const t = useTranslations('stories.shelf');
  const navigate = useNavigate();
  const { user } = useSession();
  const read = () => (user ? leftDraft(localStorage, user.id, Date.now()) : undefined);
  const [draft, setDraft] = useState(read);
  const [saving, setSaving] = useState(false);
  if (draft === undefined) return null;
  return (
    <div className="mb-6">
      <Notice
        actions={
          <>
            <Button look="secondary" onClick={() => setSaving(true)}>
              {t('saveDraft')}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                forgetDraft(localStorage);
                setDraft(undefined);
              }}
            >
              {t('dropDraft')}
            </Button>
          </>
        }
      >
        <p>
          {t.rich('draft', {
            title: draft.fields.title.trim() || draft.story.title,
            story: (title) => <span lang={languageTag(draft.story.options.language)}>{title}</span>,
          })}
        </p>
      </Notice>
      {saving && (
        <SaveDialog
          story={draft.story}
          draft={draft.fields}
          onClose={() => {
            setSaving(false);
            setDraft(read());
          }}
          onSaved={(saved) => {
            setDraft(undefined);
            navigate(highlightedStory(saved.id));
          }}
        />
      )}
    </div>
  );
}
