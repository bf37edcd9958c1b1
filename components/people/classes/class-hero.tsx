'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Hero } from '@/components/shell/hero';
import { Button, ButtonLink } from '@/components/ui/button';
import type { PeopleArea } from '@/lib/access/people-area';
import { reactivateClassOp, type readClassOp, startClassOp } from '@/lib/class-life/contract';
import { moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';

export type ShownClass = ReplyOf<typeof readClassOp>;
type Props = { area: PeopleArea; shown: ShownClass };

const big = { variant: 'primary', size: 'lg' } as const;

/** What happens next with this class: one thing. Everything else on its page is quiet. */
export function ClassHero(props: Props) {
  const { state } = props.shown;
  if (state === 'editable') return <ToStart {...props} />;
  if (state === 'running') return <Running {...props} />;
  return <Ended {...props} />;
}

function ToStart({ area, shown }: Props) {
  const t = useTranslations('classLife');
  const failures = useTranslations('failures');
  const { id, refusals, studentCount, family, moduleCode, moduleName } = shown;
  const module = `${moduleDisplayName(family, moduleCode)} · ${moduleName}`;
  if (refusals.start === 'class.no-facilitator') {
    const teach = (
      <ButtonLink href={links.editClass(area, id)} {...big} icon="user">
        {t('hero.teach')}
      </ButtonLink>
    );
    return (
      <Hero mood="up" title={t('hero.teachTitle')} actions={teach}>
        {t('hero.teachText')}
      </Hero>
    );
  }
  if (refusals.start) {
    return (
      <Hero mood="asleep" title={t('hero.blockedTitle')}>
        {failures(refusals.start as 'class.module-without-plans')}
      </Hero>
    );
  }
  const hasPupils = studentCount > 0;
  const start = (
    <ConfirmedButton
      op={startClassOp}
      input={{ classId: id }}
      danger={false}
      words={{
        label: t('hero.start'),
        title: t('start.title'),
        confirm: t('start.confirm'),
        done: t('start.done'),
      }}
      button={hasPupils ? { ...big, icon: 'play' } : { icon: 'play' }}
    >
      {t('start.text', { module })}
    </ConfirmedButton>
  );
  return (
    <Hero
      mood="up"
      title={t(hasPupils ? 'hero.startTitle' : 'hero.addTitle')}
      actions={
        <>
          {!hasPupils && <AddStudents />}
          {start}
        </>
      }
    >
      {hasPupils ? t('hero.startText', { count: studentCount, module }) : t('hero.addText')}
    </Hero>
  );
}

function AddStudents() {
  const t = useTranslations('classLife.hero');
  return (
    <Button {...big} icon="plus" onClick={() => document.getElementById('enrol-search')?.focus()}>
      {t('add')}
    </Button>
  );
}

function Running({ area, shown }: Props) {
  const t = useTranslations('classLife.hero');
  const cards = (
    <ButtonLink href={links.classCards(area, shown.id)} {...big} icon="print">
      {t('cards')}
    </ButtonLink>
  );
  if (shown.studentCount === 0) {
    return (
      <Hero mood="up" title={t('addTitle')} actions={<AddStudents />}>
        {t('addLaterText')}
      </Hero>
    );
  }
  return (
    <Hero mood="up" title={t('runningTitle')} actions={cards}>
      {t('runningText')}
    </Hero>
  );
}

function Ended({ area, shown }: Props) {
  const t = useTranslations('classLife');
  const { id, state, evolvedInto } = shown;
  if (evolvedInto) {
    const open = (
      <ButtonLink href={links.schoolClass(area, evolvedInto.id)} {...big} iconEnd="arrow-right">
        {t('hero.open', { name: evolvedInto.name })}
      </ButtonLink>
    );
    return <Hero mood="up" title={t('hero.intoTitle', { name: evolvedInto.name })} actions={open} />;
  }
  const again = (
    <ActionButton op={reactivateClassOp} input={{ classId: id }} done={t('reactivate.done')} {...big} icon="refresh">
      {t('reactivate.ask')}
    </ActionButton>
  );
  return (
    <Hero mood="asleep" title={t(state === 'done' ? 'hero.doneTitle' : 'hero.cancelledTitle')} actions={again}>
      {t('hero.endedText')}
    </Hero>
  );
}
