import { type Patch, toPatches } from './patch.ts';
import { access } from './patches/access.ts';
import { edges } from './patches/edges.ts';
import { evenings } from './patches/evenings.ts';
import { generation } from './patches/generation.ts';
import { heardByAll } from './patches/heard.ts';
import { house } from './patches/house.ts';
import { household } from './patches/household.ts';
import { listening } from './patches/listening.ts';
import { narrations } from './patches/narration.ts';
import { offThePhone } from './patches/off-the-phone.ts';
import { officeScreens } from './patches/office-screens.ts';
import { officeServer } from './patches/office-server.ts';
import { pages } from './patches/pages.ts';
import { readers } from './patches/reader.ts';
import { rules } from './patches/rules.ts';
import { tales } from './patches/tales.ts';
import { undo } from './patches/undo.ts';
import { wishes } from './patches/wishes.ts';

/** Every stored patch, in the order of the groups. */
export const patches: Patch[] = toPatches([
  ...access,
  ...evenings,
  ...generation,
  ...heardByAll,
  ...house,
  ...household,
  ...listening,
  ...narrations,
  ...officeScreens,
  ...officeServer,
  ...pages,
  ...readers,
  ...rules,
  ...tales,
  ...wishes,
  ...edges,
  ...offThePhone,
  ...undo,
]);
