import { billing } from './es/billing.ts';
import { generation } from './es/generation.ts';
import { identity } from './es/identity.ts';
import { reading } from './es/reading.ts';
import { shell } from './es/shell.ts';
import { stories } from './es/stories.ts';
import { ui } from './es/ui.ts';
import { usage } from './es/usage.ts';

export const messages = { billing, generation, identity, reading, shell, stories, ui, usage };
