import { Heart, LayoutGrid, List, Search, SlidersHorizontal, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LibrarySort, librarySorts } from '#domain/stories/api.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup, RemovableChip } from '../../ui/fields/chip.tsx';
import { Field, useFieldWiring } from '../../ui/fields/field.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/layers/later.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { useCategories } from '../categories.ts';
import { usePresetNames } from '../preset-names.ts';
import {
  activeFilters,
  clearedBy,
  clearedChoice,
  filtersOf,
  type ShelfView,
  shelfViews,
  without,
} from '../shelf/shelf-filters.ts';
import { CategoryButton, type CategoryProps, type FilterProps } from './category-button.tsx';

type Props = FilterProps & { typed: string; onType: (text: string) => void };

/** `next` gets the focus when the filters are cleared, and with them the button that clears them. */
type Controls = FilterProps & { next: () => HTMLElement | null };

/** Search, favourites, category, order and view; on a phone all but the search are in a sheet (LIB-01 to LIB-04). */
export function ShelfFilters({ typed, onType, ...controls }: Props) {
  const t = useTranslations('stories.shelf');
  const field = useRef<HTMLInputElement>(null);
  const next = () => field.current;
  return (
    // Beside the field stands what never changes its width: beside "Clear all", which comes and goes, it would leap.
    <search className="mb-6 grid gap-3">
      <div className="flex gap-2 large-text:flex-col md:items-center md:gap-3">
        <div className="relative flex-1">
          <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2" />
          <TextInput
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            maxLength={100}
            autoComplete="off"
            className={typed === '' ? 'pl-11' : 'px-11'}
          />
          {typed !== '' && (
            <IconButton
              ref={passFocus(next)}
              label={t('clearSearch')}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => controls.choose({ q: '' })}
              className="absolute top-1/2 right-0.5 -translate-y-1/2"
            />
          )}
        </div>
        <div className="hidden items-center gap-3 md:flex">
          <Select
            aria-label={t('sort')}
            className={pill}
            value={controls.choice.sort}
            onChange={(event) => controls.choose({ sort: event.target.value as LibrarySort })}
          >
            {librarySorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </Select>
          <ViewControl choice={controls.choice} choose={controls.choose} />
        </div>
        <FilterSheet {...controls} />
      </div>
      <ChosenFilters {...controls} field={field} />
      <WideControls {...controls} next={next} />
    </search>
  );
}

/** In a row with buttons and chips, a select has their shape. */
const pill = 'rounded-full!';

function WideControls({ choice, choose, categories, names, next }: Controls) {
  const t = useTranslations('stories.shelf');
  return (
    // One height, weight and border, whatever stands in the row.
    <div className="hidden flex-wrap items-center gap-3 md:flex [&>label]:border-edge">
      <FavoritesChip choice={choice} choose={choose} />
      <CategoryMenu choice={choice} choose={choose} categories={categories} />
      <NameSelect choice={choice} choose={choose} names={names} of="character" />
      <NameSelect choice={choice} choose={choose} names={names} of="tag" />
      {activeFilters(choice) > 0 && (
        <Button ref={passFocus(next)} look="quiet" onClick={() => choose(clearedChoice(choice))}>
          {t('clear', clearedBy(choice))}
        </Button>
      )}
    </div>
  );
}

/** The same choices within reach of the thumb (LIB-04). */
function FilterSheet({ choice, choose, categories, names }: FilterProps) {
  const t = useTranslations('stories.shelf');
  const { nameOf, grouped } = useCategories();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid md:hidden">
      <Button
        look="secondary"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('filters', { count: filtersOf(choice).length })}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('filtersTitle')}
        actions={
          <>
            <Button look="quiet" onClick={() => choose(clearedChoice(choice))}>
              {t('clear', clearedBy(choice))}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('show')}</Button>
          </>
        }
      >
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <FavoritesChip choice={choice} choose={choose} />
            <ViewControl choice={choice} choose={choose} />
          </div>
          <Field label={t('names.character')}>
            <NameSelect choice={choice} choose={choose} names={names} of="character" />
          </Field>
          <Field label={t('names.tag')}>
            <NameSelect choice={choice} choose={choose} names={names} of="tag" />
          </Field>
          <ChipGroup label={t('sort')}>
            {librarySorts.map((sort) => (
              <Chip key={sort} kind="radio" checked={choice.sort === sort} onChange={() => choose({ sort })}>
                {t(`sorts.${sort}`)}
              </Chip>
            ))}
          </ChipGroup>
          {grouped(categories).map((group) => (
            <ChipGroup key={group.name} label={group.name}>
              {group.categories.map((category) => (
                <Chip
                  key={category}
                  checked={choice.category === category}
                  onChange={(checked) => choose({ category: checked ? category : '' })}
                >
                  {nameOf(category)}
                </Chip>
              ))}
            </ChipGroup>
          ))}
        </div>
      </Sheet>
    </div>
  );
}

/** On a phone, where the sheet hides them: what the shelf is narrowed to, each cleared by one tap. */
function ChosenFilters({ choice, choose, field }: FilterProps & { field: RefObject<HTMLElement | null> }) {
  const t = useTranslations('stories.shelf');
  const { nameOf } = useCategories();
  const presets = usePresetNames();
  const chosen = filtersOf(choice);
  if (chosen.length === 0) return null;
  const said = {
    ...choice,
    favorites: t('favorites'),
    category: nameOf(choice.category),
    tag: presets.tag(choice.tag),
  };
  return (
    <ul aria-label={t('filtersSet')} className="flex flex-wrap gap-2 md:hidden">
      {chosen.map((name) => (
        <li key={name} className="flex max-w-full [&>*]:min-w-0">
          <RemovableChip
            removeLabel={t('unfilter', { name: said[name] })}
            onRemove={() => choose(without(name))}
            field={field}
          >
            {said[name]}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}

/** The names in the stories, or their tags: the platform's own list is searched by typing, also with a hundred entries. */
function NameSelect({ choice, choose, names, of }: Omit<FilterProps, 'categories'> & { of: 'character' | 'tag' }) {
  const t = useTranslations('stories.shelf');
  const { language } = useLanguage();
  const wired = useFieldWiring().id !== undefined;
  const chosen = choice[of];
  const presets = usePresetNames();
  const shown = of === 'tag' ? presets.tag : (name: string) => name;
  const offered =
    of === 'tag' ? names.tags.toSorted((a, b) => shown(a).localeCompare(shown(b), language)) : names.characters;
  return (
    <Select
      aria-label={wired ? undefined : t(`names.${of}`)}
      value={chosen}
      onChange={(event) => choose({ [of]: event.target.value })}
      className={wired ? undefined : `min-h-11! max-w-56 py-1.5! font-medium md:max-lg:max-w-46 ${pill}`}
    >
      <option value="">{t(wired ? `allNames.${of}` : `anyName.${of}`)}</option>
      {/* What the address names is shown before the names are read, and where no story has it any more. */}
      {(chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered]).map((name) => (
        <option key={name} value={name}>
          {shown(name)}
        </option>
      ))}
    </Select>
  );
}

/** Until its code is loaded, the menu is a button that does nothing yet. */
const CategoryMenu = later(
  () => import('./category-menu.tsx').then((module) => module.CategoryMenu),
  ({ choice }: CategoryProps) => <CategoryButton category={choice.category} />,
);

function FavoritesChip({ choice, choose }: Pick<CategoryProps, 'choice' | 'choose'>) {
  const t = useTranslations('stories.shelf');
  return (
    <Chip
      checked={choice.favorites}
      onChange={(favorites) => choose({ favorites })}
      picture={<Heart aria-hidden="true" className={choice.favorites ? 'size-5 fill-current text-rose' : 'size-5'} />}
    >
      {t('favorites')}
    </Chip>
  );
}

const viewIcons: Record<ShelfView, typeof List> = { grid: LayoutGrid, list: List };

function ViewControl({ choice, choose }: Pick<CategoryProps, 'choice' | 'choose'>) {
  const t = useTranslations('stories.shelf');
  return (
    <SegmentedControl
      label={t('view')}
      value={choice.view}
      onChange={(view) => choose({ view })}
      options={shelfViews.map((view) => {
        const Icon = viewIcons[view];
        return {
          value: view,
          // On a tablet the row of controls has no room for these words.
          label: <span className="md:max-lg:sr-only">{t(`views.${view}`)}</span>,
          icon: <Icon aria-hidden="true" className="size-5" />,
        };
      })}
    />
  );
}
