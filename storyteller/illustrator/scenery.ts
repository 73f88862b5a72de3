import { type PresetSetting, presetSettings } from '#domain/stories/options.ts';
import { presetScenery } from './settings/scenery.ts';
import type { Setting } from './stage.ts';

/** The drawn place for a preset id or a parent's own words. */
export function sceneryFor(setting: string): Setting {
  const key = setting.normalize('NFC').trim().toLocaleLowerCase('en');
  const preset: PresetSetting | undefined = presetSettings.find((id) => id === key);
  return presetScenery[preset ?? 'meadow'];
}
