import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { storyBounds } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/fields/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { usePresetNames } from '../preset-names.ts';
import { addTag } from './tags.ts';

type Props = { language: string; value: string[]; onChange: (tags: string[]) => void };

/**
 * Tags, made from the story and freely changed: Enter or the button adds one (SAVE-03, SAVE-04), and so does leaving
 * the field, so that a parent who saves at once loses nothing typed.
 */
export function TagsField({ language, value, onChange }: Props) {
  const t = useTranslations('stories.save');
  const names = usePresetNames();
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const full = value.length >= storyBounds.tags;

  function add() {
    const tags = addTag(value, typed, names.tag);
    onChange(tags);
    setTyped('');
    if (typed.trim() !== '') setNews(t(tags.length > value.length ? 'tagAdded' : 'tagThere', { tag: typed.trim() }));
  }

  /** A comma ends a tag, as in other lists. */
  function type(text: string) {
    const [last = '', ...earlier] = text.split(',').reverse();
    if (earlier.length > 0) onChange(earlier.reduceRight((tags, tag) => addTag(tags, tag), value));
    const added = earlier.filter((tag) => tag.trim() !== '').reverse();
    if (added.length > 0) setNews(t('tagAdded', { tag: added.join(', ').trim() }));
    setTyped(last);
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    setNews(t('tagRemoved', { tag: names.tag(tag) }));
  }

  function pressAdd() {
    add();
    // The button is disabled now, so the focus moves back to the field.
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
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            // Moving the focus to the field's own button does not count as leaving.
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
              removeLabel={t('removeTag', { tag: names.tag(tag) })}
              onRemove={() => remove(tag)}
              field={field}
            >
              <span lang={names.tag(tag) === tag ? language : undefined}>{names.tag(tag)}</span>
            </RemovableChip>
          </li>
        ))}
      </ul>
      <LiveRegion>{news}</LiveRegion>
    </div>
  );
}
