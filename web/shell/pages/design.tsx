import { DesignButtons } from '../design/buttons.tsx';
import { DesignChoices } from '../design/choices.tsx';
import { DesignFields } from '../design/fields.tsx';
import { DesignLayers } from '../design/layers.tsx';
import { DesignStates } from '../design/states.tsx';
import { DesignType } from '../design/type.tsx';

/** Every component of the design system in every state; a development aid, reachable by its address only. */
export default function Design() {
  return (
    <div className="mx-auto grid max-w-5xl gap-16 px-4 py-10 sm:px-6" lang="en">
      <title>Design · Lunatale</title>
      <h1 className="text-5xl">Design</h1>
      <DesignType />
      <DesignButtons />
      <DesignFields />
      <DesignChoices />
      <DesignStates />
      <DesignLayers />
    </div>
  );
}
