import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { ComboboxDemo, IndeterminateDemo, PhotoDemo } from './form-demos';
import type { GalleryText, UiTranslator } from './gallery-text';
import { Columns, Section } from './specimen';

type Props = { text: GalleryText; t: UiTranslator };

export function Fields({ text, t }: Props) {
  const { fields } = text;
  const shifts = fields.shifts.map((label) => ({ value: label, label }));
  return (
    <Section id="fields" title={text.sections.fields}>
      <Columns>
        <Card>
          <div className="flex flex-col gap-5">
            <Field id="name" label={fields.name} hint={fields.nameHint} required>
              {(control) => <TextInput {...control} defaultValue={fields.nameValue} autoComplete="off" />}
            </Field>
            <Field id="email" label={fields.email} error={fields.emailError} required>
              {(control) => <TextInput {...control} type="email" defaultValue={fields.emailValue} autoComplete="off" />}
            </Field>
            <Field id="password" label={fields.password}>
              {(control) => (
                <PasswordInput
                  {...control}
                  defaultValue="robo1234"
                  autoComplete="off"
                  showLabel={t('password.show')}
                  hideLabel={t('password.hide')}
                />
              )}
            </Field>
            <Field id="locked" label={fields.locked} hint={fields.lockedHint}>
              {(control) => <TextInput {...control} disabled defaultValue="7A-2026-T" />}
            </Field>
          </div>
        </Card>
        <Card>
          <div className="flex flex-col gap-5">
            <Field id="search" label={fields.search}>
              {(control) => <TextInput {...control} icon="search" type="search" placeholder={text.table.search} />}
            </Field>
            <Field id="shift" label={fields.shift} required>
              {(control) => <Select {...control} options={shifts} placeholder={fields.shiftEmpty} defaultValue="" />}
            </Field>
            <ComboboxDemo
              text={text}
              texts={{
                empty: t('options.empty'),
                loading: t('options.loading'),
                failed: t('options.failed'),
                clear: t('options.clear'),
                found: t('options.found'),
              }}
            />
            <Field id="about" label={fields.about} note={t('optional')}>
              {(control) => <Textarea {...control} defaultValue={fields.aboutValue} />}
            </Field>
          </div>
        </Card>
      </Columns>
      <PhotoDemo
        text={text}
        texts={{
          prompt: t('file.prompt'),
          browse: t('file.browse'),
          remove: t('file.remove'),
          tooLarge: t('file.tooLarge', { limit: 20 }),
          wrongType: t('file.wrongType', { types: fields.photoTypes }),
        }}
      />
    </Section>
  );
}

export function Choices({ text }: { text: GalleryText }) {
  const { choices } = text;
  const modes = choices.modes.map((mode, index) => ({ value: `mode-${index}`, ...mode }));
  const answers = choices.answers.map((label, index) => ({ value: `answer-${index}`, label }));
  return (
    <Section id="choices" title={text.sections.choices}>
      <Columns>
        <Card>
          <Checkbox id="consent" label={choices.consent} hint={choices.consentHint} defaultChecked />
          <IndeterminateDemo label={choices.partial} />
          <Checkbox id="off" label={choices.off} disabled />
          <Checkbox id="terms" label={choices.terms} error={choices.termsError} required />
        </Card>
        <Card>
          <Switch id="sound" label={choices.sound} />
          <Switch id="phones" label={choices.phones} hint={choices.phonesHint} defaultChecked />
          <Switch id="assistant" label={choices.locked} disabled />
        </Card>
      </Columns>
      <RadioGroup id="mode" name="mode" legend={choices.mode} options={modes} defaultValue="mode-0" tiles />
      <RadioGroup
        id="answer"
        name="answer"
        legend={choices.answer}
        options={answers}
        error={choices.answerError}
        required
      />
    </Section>
  );
}
