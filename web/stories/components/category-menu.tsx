import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Menu, MenuGroup, MenuItem } from '../../ui/layers/menu.tsx';
import { useCategories } from '../categories.ts';
import { CategoryButton, type CategoryProps } from './category-button.tsx';

/** The categories under their headings. Choosing the chosen category again clears it (LIB-30). */
export function CategoryMenu({ choice, choose, categories }: CategoryProps) {
  const t = useTranslations('stories.shelf');
  const { nameOf, grouped } = useCategories();
  const chosen = choice.category;
  return (
    <Menu trigger={<CategoryButton category={chosen} />}>
      <div className="max-h-[min(24rem,60dvh)] overflow-y-auto">
        {grouped(categories).map((group) => (
          <MenuGroup key={group.name} name={group.name}>
            {group.categories.map((category) => (
              <MenuItem
                key={category}
                icon={<Check aria-hidden="true" className={category === chosen ? 'size-5' : 'invisible size-5'} />}
                onSelect={() => choose({ category: category === chosen ? '' : category })}
              >
                {nameOf(category)}
                {category === chosen && <span className="sr-only">{t('chosen')}</span>}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
      </div>
    </Menu>
  );
}
