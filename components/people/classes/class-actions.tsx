'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { DeleteButton } from '@/components/forms/delete-button';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { PeopleArea } from '@/lib/access/people-area';
import { cancelClassOp, closeClassOp, deleteClassOp, unlinkClassOp } from '@/lib/class-life/contract';
import { isPlanWorthAsking } from '@/lib/class-life/rules/evolution';
import { unlinkWord } from '@/lib/class-life/rules/unlink-word';
import { links } from '@/lib/links';
import { ChangeModule } from './change-module';
import type { ShownClass } from './class-hero';
import type { Offers } from './offers';

/** `maySetAside`: what blocks an evolution, with a reason. */
type Props = { area: PeopleArea; shown: ShownClass; offers: Offers; maySetAside: boolean };

const quiet = { variant: 'quiet', size: 'sm' } as const;

/** What else may happen to the class now. What may not is not there: a dead button explains nothing. */
export function ClassActions({ area, shown, offers, maySetAside }: Props) {
  const t = useTranslations('classLife');
  const { id, name, refusals, isLinked } = shown;
  const input = { classId: id };
  const isThere = Object.entries(refusals).some(([action, code]) => listed.includes(action) && code === null);
  if (!isThere) return null;
  return (
    <Card title={t('more')}>
      <div className="flex flex-wrap items-center gap-2">
        {isPlanWorthAsking(refusals.evolve, maySetAside) && (
          <ButtonLink href={links.evolveClass(area, id)} icon="arrow-up" size="sm">
            {t('evolve.link')}
          </ButtonLink>
        )}
        {refusals.changeModule === null && <ChangeModule shown={shown} offers={offers} />}
        {refusals.close === null && (
          <ConfirmedButton
            op={closeClassOp}
            input={input}
            danger={false}
            words={wordsOf('close')}
            button={{ ...quiet, icon: 'circle-check' }}
          >
            {t('close.text')}
          </ConfirmedButton>
        )}
        {refusals.cancel === null && (
          <ConfirmedButton
            op={cancelClassOp}
            input={input}
            words={{ ...wordsOf('cancel'), cancel: t('cancel.keep') }}
            button={{ ...quiet, icon: 'close' }}
          >
            {t('cancel.text')}
            {isLinked && <p className="mt-2">{t('cancel.linked')}</p>}
          </ConfirmedButton>
        )}
        {refusals.unlink === null && (
          <ConfirmedButton
            op={unlinkClassOp}
            input={{ ...input, word: unlinkWord }}
            words={wordsOf('unlink')}
            typedWord={{ word: unlinkWord, label: t('unlink.word', { word: unlinkWord }) }}
            button={{ ...quiet, icon: 'external' }}
          >
            {t('unlink.text')}
          </ConfirmedButton>
        )}
        {refusals.delete === null && (
          <DeleteButton
            op={deleteClassOp}
            input={{ id }}
            words={{ label: t('delete.ask'), title: t('delete.title', { name }), done: t('delete.done') }}
            goTo={links.classes(area)}
          >
            {t('delete.text')}
          </DeleteButton>
        )}
      </div>
    </Card>
  );

  function wordsOf(action: 'close' | 'cancel' | 'unlink') {
    return {
      label: t(`${action}.ask`),
      title: t(`${action}.title`),
      confirm: t(`${action}.confirm`),
      done: t(`${action}.done`),
    };
  }
}

const listed: readonly string[] = ['evolve', 'changeModule', 'close', 'cancel', 'unlink', 'delete'];
