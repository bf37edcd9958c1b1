import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { iconPaths } from '@/components/ui/icon-paths';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { GalleryText } from './gallery-text';
import { Columns, Row, Section } from './specimen';

const swatches = [
  'bg-canvas text-ink',
  'bg-surface text-ink',
  'bg-sunken text-ink-soft',
  'bg-brand text-on-brand',
  'bg-brand-soft text-brand-ink',
  'bg-success-soft text-success-ink',
  'bg-warning-soft text-warning-ink',
  'bg-danger-soft text-danger-ink',
  'bg-info-soft text-info-ink',
];

const badgeTones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const;

export function Colours({ text }: { text: GalleryText }) {
  const { colours } = text;
  return (
    <Section id="colours" title={text.sections.colours}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {colours.pairs.map((name, index) => (
          <li key={name} className={`rounded-md border border-line px-4 py-5 font-semibold ${swatches[index]}`}>
            {name}
          </li>
        ))}
      </ul>
      <Card>
        <p className="text-4xl font-bold tracking-tight">{colours.heading}</p>
        <p className="mt-3 max-w-[60ch] text-lg">{colours.reading}</p>
        <p className="mt-2 text-sm text-ink-soft">{colours.small}</p>
        <p className="mt-2">
          <a href="#colours" className="font-medium text-brand-ink underline underline-offset-4">
            {colours.link}
          </a>{' '}
          <code className="rounded-sm bg-sunken px-1.5 py-0.5">repita(3)</code>{' '}
          <kbd className="rounded-sm border border-edge px-1.5 py-0.5 text-xs">Ctrl + Enter</kbd>
        </p>
      </Card>
    </Section>
  );
}

export function Actions({ text }: { text: GalleryText }) {
  const { actions } = text;
  return (
    <Section id="actions" title={text.sections.actions}>
      <Row>
        <Button variant="primary" icon="play">
          {actions.start}
        </Button>
        <Button icon="check">{actions.save}</Button>
        <Button variant="quiet">{actions.later}</Button>
        <Button variant="danger" icon="trash">
          {actions.remove}
        </Button>
      </Row>
      <Row>
        <Button variant="primary" busy>
          {actions.saving}
        </Button>
        <Button busy>{actions.saving}</Button>
        <Button variant="danger" busy>
          {actions.saving}
        </Button>
        <Button variant="primary" disabled>
          {actions.locked}
        </Button>
        <Button disabled>{actions.locked}</Button>
      </Row>
      <Row>
        <ButtonLink href="#table" variant="primary" size="lg" iconEnd="arrow-right">
          {actions.large}
        </ButtonLink>
        <ButtonLink href="#actions" icon="users">
          {actions.open}
        </ButtonLink>
        <Button size="sm" icon="print">
          {actions.print}
        </Button>
        <Button size="sm" variant="primary">
          {actions.small}
        </Button>
        <IconButton icon="more" label={actions.more} />
        <IconButton icon="bell" label={text.ways.menu} />
      </Row>
    </Section>
  );
}

export function People({ text }: { text: GalleryText }) {
  const { people } = text;
  const details = people.details.map((one) => ({
    key: one.label,
    label: one.label,
    value: /^[a-z.0-9]+$/.test(one.value) ? <span data-verbatim>{one.value}</span> : one.value,
  }));
  return (
    <Section id="people" title={text.sections.people}>
      <Columns>
        <Card>
          <ul className="flex flex-col gap-3">
            {people.names.map((name, index) => (
              <li key={name} className="flex items-center gap-3">
                <Avatar name={name} size={[56, 48, 40, 32][index]} />
                <span className="font-medium">{name}</span>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-2">
            {people.badges.map((label, index) => (
              <Badge
                key={label}
                tone={badgeTones[index]}
                icon={index === 2 ? 'check' : index === 4 ? 'lock' : undefined}
              >
                {label}
              </Badge>
            ))}
          </div>
        </Card>
        <Card>
          <KeyValueList items={details} />
        </Card>
      </Columns>
    </Section>
  );
}

export function Icons({ text }: { text: GalleryText }) {
  return (
    <Section id="icons" title={text.sections.icons}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 rounded-md border border-line bg-surface p-3 text-xs"
          >
            <Icon name={name} size={24} />
            <code className="text-center text-ink-soft">{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
