import type { Tx } from '@/lib/platform/db/client';
import { groupDomain } from '@/lib/platform/mail/group-domain';
import { refuseUnless } from '../failures';
import { isGroupAddress } from '../rules';

type Person = {
  id: string;
  sex: 'female' | 'male' | null;
  nickname: string;
  birthDate: string | null;
  providerId: string | null;
  phone: string;
  mmCode: boolean;
  emailGroup: string | null;
};

/** A part of registering and of saving: what a facilitator is beside the account. */
export async function saveFacilitator(tx: Tx, { id, birthDate, ...person }: Person) {
  const domain = groupDomain();
  const { emailGroup } = person;
  refuseUnless(emailGroup === null || isGroupAddress(emailGroup, domain), 'request.invalid', {
    fields: [{ path: 'emailGroup', code: 'email-group', values: { domain } }],
  });
  const data = { ...person, birthDate: birthDate ? new Date(birthDate) : null };
  return tx.facilitator.upsert({ where: { id }, create: { id, ...data }, update: data, select: { id: true } });
}
