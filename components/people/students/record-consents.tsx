'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { FormMessages, SaveButton } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useGo } from '@/components/ui/use-go';
import { giveConsentsOp } from '@/lib/guardians/contract';
import { consentKinds } from '@/lib/guardians/rules';

type Kind = (typeof consentKinds)[number];

type Props = {
  studentIds: readonly string[];
  /** The one that the button stands beside; without it they are ticked. */
  kind?: Kind;
  button?: Omit<ButtonProps, 'children'>;
};

/** Writes down what guardians allowed, for one student or for all that are selected. */
export function RecordConsents({ studentIds, kind, button }: Props) {
  const t = useTranslations('consents');
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const none = { assistant: false, speech: false, photo: false };
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {t('record')}
      </Button>
      <EditForm
        op={giveConsentsOp}
        initial={{ ...none, ...(kind && { [kind]: true }), givenBy: '' }}
        input={({ givenBy, ...ticked }) => ({
          studentIds: [...studentIds],
          kinds: consentKinds.filter((each) => ticked[each]),
          givenBy,
        })}
        nameOf={(path) => (path.startsWith('kinds') ? consentKinds[0] : path)}
        guarded={false}
        prefix={`consent-${kind ?? 'many'}-`}
        className="contents"
        emptiesAfter
        done={({ given, already }) => (already > 0 ? t('givenAndStood', { given, already }) : t('given', { given }))}
        onSaved={() => {
          setAsked(false);
          go.refresh();
        }}
      >
        <Dialog
          open={isAsked}
          onClose={() => setAsked(false)}
          closeLabel={t('close')}
          title={kind ? t(`kind.${kind}.title`) : t('record')}
          lead={kind ? t(`kind.${kind}.text`) : t('recordLead', { count: studentIds.length })}
          actions={<SaveButton label={t('record')} variant="primary" />}
        >
          <div className="flex flex-col gap-4">
            {!kind && (
              <div>
                {consentKinds.map((each) => (
                  <CheckField key={each} name={each} label={t(`kind.${each}.title`)} hint={t(`kind.${each}.text`)} />
                ))}
              </div>
            )}
            <TextField name="givenBy" label={t('givenBy')} hint={t('givenByHint')} maxLength={200} required />
            <FormMessages />
          </div>
        </Dialog>
      </EditForm>
    </>
  );
}
