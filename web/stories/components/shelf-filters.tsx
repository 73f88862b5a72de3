import { Heart, LayoutGrid, List, Search, SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LibrarySort, librarySorts } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipGroup } from '../../ui/fields/chip.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/layers/later.tsx';
import { Sheet } from '../../ui/layers/sheet.tsx';
import { useCategories } from '../categories.ts';
import { activeFilters, clearedBy, clearedChoice, type ShelfView, shelfViews } from '../shelf/shelf-filters.ts';
import { CategoryButton, type CategoryProps } from './category-button.tsx';

type Props = CategoryProps & { typed: string; onType: (text: string) => void };

/** `next` gets the focus when the filters are cleared, and with them the button that clears them. */
type Controls = CategoryProps & { next: () => HTMLElement | null };

/** Search, favourites, category, order and view; on a phone all but the search are in a sheet (LIB-01 to LIB-04). */
export function ShelfFilters({ typed, onType, ...controls }: Props) {
  const t = useTranslations('stories.shelf');
  const field = useRef<HTMLInputElement>(null);
  const next = () => field.current;
  return (
    // The field has its line for itself on every screen: beside the controls it would leap when "Clear all" joins them.
    <search className="mb-6 grid gap-3">
      <div className="flex gap-2 large-text:flex-col">
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
        <FilterSheet {...controls} />
      </div>
      <WideControls {...controls} next={next} />
    </search>
  );
}

function WideControls({ choice, choose, categories, next }: Controls) {
  const t = useTranslations('stories.shelf');
  return (
    <div className="hidden flex-wrap items-center gap-3 md:flex">
      <FavoritesChip choice={choice} choose={choose} />
      <CategoryMenu choice={choice} choose={choose} categories={categories} />
      <Select
        aria-label={t('sort')}
        value={choice.sort}
        onChange={(event) => choose({ sort: event.target.value as LibrarySort })}
      >
        {librarySorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <ViewControl choice={choice} choose={choose} />
      {activeFilters(choice) > 0 && (
        <Button ref={passFocus(next)} look="quiet" onClick={() => choose(clearedChoice(choice))}>
          {t('clear', clearedBy(choice))}
        </Button>
      )}
    </div>
  );
}

/** The same choices within reach of the thumb (LIB-04). */
function FilterSheet({ choice, choose, categories }: CategoryProps) {
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
        {t('filters', { count: activeFilters({ ...choice, q: '', sort: 'newest' }) })}
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
