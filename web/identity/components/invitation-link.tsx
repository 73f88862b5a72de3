import { Copy, Share2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { copy, shareWithDevice } from '../../platform/device/device-share.ts';
import { paths } from '../../routes/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { toast } from '../../ui/layers/toast.tsx';

/** The link of a new invitation, shown once: to copy or to share with the device's share sheet. */
export function InvitationLink({ token }: { token: string }) {
  const t = useTranslations('identity.household');
  // Whoever is invited reads the invitation in the language of the family, unless they chose one before. No server, log or preview sees the part behind the "#".
  const url = `${location.origin}${paths.invitation}?lang=${useLocale()}#${token}`;
  return (
    <div className="grid gap-3">
      <Field label={t('link')} hint={t('linkHint')}>
        <TextInput ref={takeFocus} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={async () => {
            if (await copy(url)) toast.success(t('copied'));
            else toast.problem(t('notCopied'));
          }}
          icon={<Copy aria-hidden="true" className="size-5" />}
        >
          {t('copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            look="secondary"
            onClick={() => void shareWithDevice({ title: t('shareTitle'), url })}
            icon={<Share2 aria-hidden="true" className="size-5" />}
          >
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  );
}
