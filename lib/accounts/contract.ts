import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { operation } from '@/lib/platform/http/operation';
import { photoBytesMax } from './rules';
import {
  NoInput,
  OpenSchool,
  OwnAccount,
  OwnAccountChanges,
  PhotoUpload,
  SchoolChoice,
  SeeingBegun,
  SeeingEnded,
  SeeingStart,
  SignIn,
  SignOut,
  UploadedPhoto,
} from './schemas';

export const signInOp = operation({
  method: 'POST',
  path: '/Users/login',
  summary: 'Sign in with username and password',
  callers: 'anyone',
  input: SignIn,
  reply: z.object({
    id: z.string(),
    ttl: z.number(),
    created: z.string(),
    userId: z.string(),
    tipo: z.enum(tipos),
  }),
});

export const signOutOp = operation({
  method: 'POST',
  path: '/Users/logout',
  summary: 'End this session on every instance',
  input: SignOut,
  reply: z.object({ closed: z.boolean() }),
});

const names = { name: 'nome', photoUrl: 'urlFoto', schoolId: 'escolaId', schoolName: 'escolaNome' };

export const ownAccountOp = operation({
  method: 'GET',
  path: '/Users/eu',
  summary: "The caller's own account",
  input: NoInput,
  reply: OwnAccount,
  names,
});

export const updateOwnAccountOp = operation({
  method: 'POST',
  path: '/Users/eu',
  summary: "Change the caller's own account",
  input: OwnAccountChanges,
  reply: OwnAccount,
  names,
});

export const uploadOwnPhotoOp = operation({
  method: 'POST',
  path: '/Users/eu/photo',
  summary: 'Upload a photo of the caller, to be named by the account that is then saved',
  body: 'file',
  bodyBytesMax: photoBytesMax,
  input: PhotoUpload,
  reply: UploadedPhoto,
  names,
});

export const switchSchoolOp = operation({
  method: 'POST',
  path: '/Users/school',
  summary: 'Open another of the schools that the caller works for',
  input: SchoolChoice,
  reply: OpenSchool,
  names,
});

export const beginSeeingOp = operation({
  method: 'POST',
  path: '/Users/seeing',
  summary: 'See the product as somebody else, read-only, for half an hour',
  input: SeeingStart,
  reply: SeeingBegun,
});

export const endSeeingOp = operation({
  method: 'POST',
  path: '/Users/seeing/end',
  summary: 'Stop seeing the product as somebody else',
  input: NoInput,
  reply: SeeingEnded,
});
