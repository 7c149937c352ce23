import { Panel } from '@/ui/kit/panel';
import { Spread } from '@/ui/kit/spread';
import { Toggle } from '@/ui/kit/toggle';
import { LANGUAGES } from '@/i18n';
import { BOT_SPEEDS } from '@/match/bot-turn';
import { ANIMATIONS, VOLUMES } from '@/match/settings';
import { ChoiceField } from '../shell/choice-field';
import { Page } from '../shell/page';
import { changeSettings, useSettings } from '../shell/use-settings';
import { useWords } from '../shell/use-words';
import { About } from './about';
import { OnThisDevice } from './on-this-device';
import { YourData } from './your-data';

const DEVICE = 'device';
const NIGHTS = ['auto', 'on', 'off'] as const;
const TEXT_SIZES = [100, 115, 130, 150] as const;

/** Everything takes effect at once and stays. */
export function SettingsScreen() {
  const { settings: said } = useWords().common;
  const { language, animation, botSpeed, sound, volume, haptics, textScale, leftHanded, night } =
    useSettings();
  return (
    <Page title={said.heading} broad>
      <Spread>
        <>
          <Panel>
            <ChoiceField
              label={said.language}
              options={[
                { value: DEVICE, label: said.languageOfDevice },
                ...LANGUAGES.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={language ?? DEVICE}
              onChange={(chosen) => changeSettings({ language: chosen === DEVICE ? null : chosen })}
            />
            <ChoiceField
              label={said.textSize}
              options={TEXT_SIZES.map((value) => ({ value, label: said.textSizePercent(value) }))}
              value={textScale}
              onChange={(chosen) => changeSettings({ textScale: chosen })}
            />
            <ChoiceField
              label={said.night}
              options={NIGHTS.map((value) => ({ value, ...said.nights[value] }))}
              value={night}
              onChange={(chosen) => changeSettings({ night: chosen })}
            />
          </Panel>
          <OnThisDevice />
          <YourData />
          <About />
        </>
        <Panel>
          <ChoiceField
            label={said.animation}
            options={ANIMATIONS.map((value) => ({ value, ...said.animations[value] }))}
            value={animation}
            onChange={(chosen) => changeSettings({ animation: chosen })}
          />
          <ChoiceField
            label={said.botSpeed}
            options={BOT_SPEEDS.map((value) => ({ value, ...said.botSpeeds[value] }))}
            value={botSpeed}
            onChange={(chosen) => changeSettings({ botSpeed: chosen })}
          />
          <Toggle label={said.sound} value={sound} onChange={(on) => changeSettings({ sound: on })} />
          {sound && (
            <ChoiceField
              label={said.volume}
              options={VOLUMES.map((value) => ({ value, label: said.volumes[value] }))}
              value={volume}
              onChange={(chosen) => changeSettings({ volume: chosen })}
            />
          )}
          <Toggle label={said.haptics} value={haptics} onChange={(on) => changeSettings({ haptics: on })} />
          <Toggle
            label={said.leftHanded}
            note={said.leftHandedHint}
            value={leftHanded}
            onChange={(on) => changeSettings({ leftHanded: on })}
          />
        </Panel>
      </Spread>
    </Page>
  );
}
