import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { storyBounds } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { addTag } from '../tags.ts';

type Props = { language: string; value: string[]; onChange: (tags: string[]) => void };

/**
 * Tags, made from the story and changed at will: Enter or the button adds one (SAVE-03, SAVE-04), and so does leaving the
 * field, so that nothing typed is lost to whoever saves at once.
 */
export function TagsField({ language, value, onChange }: Props) {
  const t = useTranslations('stories.save');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const full = value.length >= storyBounds.tags;

  function add() {
    onChange(addTag(value, typed));
    setTyped('');
  }

  function pressAdd() {
    add();
    // The button cannot be pressed again, and would keep the focus for nothing.
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid gap-2">
      <Field label={t('tags')} optional>
        <div className="flex gap-2">
          <TextInput
            ref={field}
            lang={language}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            // On the way to its button it is not left.
            onBlur={(event) => !event.currentTarget.parentElement?.contains(event.relatedTarget) && add()}
            maxLength={storyBounds.tag}
            placeholder={t('tagPlaceholder')}
            disabled={full}
            autoComplete="off"
            enterKeyHint="done"
          />
          <Button look="secondary" onClick={pressAdd} disabled={full || typed.trim() === ''}>
            {t('addTag')}
          </Button>
        </div>
      </Field>
      <ul aria-label={t('tags')} className="flex flex-wrap gap-2 empty:hidden">
        {value.map((tag) => (
          <li key={tag} className="flex max-w-full [&>*]:min-w-0">
            <RemovableChip
              removeLabel={t('removeTag', { tag })}
              onRemove={() => onChange(value.filter((other) => other !== tag))}
              field={field}
            >
              <span lang={language}>{tag}</span>
            </RemovableChip>
          </li>
        ))}
      </ul>
    </div>
  );
}
