import { billing } from './en/billing.ts';
import { generation } from './en/generation.ts';
import { identity } from './en/identity.ts';
import { reading } from './en/reading.ts';
import { shell } from './en/shell.ts';
import { stories } from './en/stories.ts';
import { ui } from './en/ui.ts';
import { usage } from './en/usage.ts';

export const messages = { billing, generation, identity, reading, shell, stories, ui, usage };
