import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copy } from '../../platform/device/device-share.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { toast } from '../../ui/layers/toast.tsx';

/** A secret that is shown only once, for copying. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const t = useTranslations('identity.access');
  return (
    <div className="grid gap-3">
      <Field label={label} hint={t('secret')}>
        <TextInput
          ref={takeFocus}
          readOnly
          value={value}
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div>
        <Button
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={async () => ((await copy(value)) ? toast.success(t('copied')) : toast.problem(t('notCopied')))}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
