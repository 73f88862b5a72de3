import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { LibraryNames } from '#domain/stories/api.ts';
import { Button } from '../../ui/button.tsx';
import { useCategories } from '../categories.ts';
import type { ShelfChoice } from '../shelf/shelf-filters.ts';

export type CategoryProps = {
  choice: ShelfChoice;
  choose: (changes: Partial<ShelfChoice>) => void;
  /** Every setting and age group of the user's stories (LIB-29). */
  categories: string[];
};

/** All that the shelf can be narrowed to. */
export type FilterProps = CategoryProps & { names: LibraryNames };

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'look' | 'icon'> & { category: string };

/** Shows the chosen category and opens the list of categories. */
export function CategoryButton({ category, ...button }: Props) {
  const t = useTranslations('stories.shelf');
  const { nameOf } = useCategories();
  return (
    <Button look="secondary" icon={<ChevronDown aria-hidden="true" className="order-last size-5" />} {...button}>
      <span className="max-w-56 truncate font-medium">
        {t('category')}: {category === '' ? t('allCategories') : nameOf(category)}
      </span>
    </Button>
  );
}
