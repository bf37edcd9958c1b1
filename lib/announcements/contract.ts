import { operation } from '@/lib/platform/http/operation';
import type { createAnnouncement } from './commands/create-announcement';
import type { deleteAnnouncement } from './commands/delete-announcement';
import type { markAnnouncementsSeen } from './commands/mark-announcements-seen';
import type { updateAnnouncement } from './commands/update-announcement';
import type { announcementById, announcementExists, announcementList } from './queries/announcements';
import type { newAnnouncements, toldAnnouncements } from './queries/told-announcements';

const params = { id: 'id' };

export const listAnnouncementsOp = operation<typeof announcementList>({
  method: 'GET',
  path: '/anuncios',
  summary: 'All announcements, a page at a time',
});

export const createAnnouncementOp = operation<typeof createAnnouncement>({
  method: 'PUT',
  path: '/anuncios',
  summary: 'Insert an announcement for chosen tipos, everywhere or at chosen schools',
});

export const readAnnouncementOp = operation<typeof announcementById>({
  method: 'GET',
  path: '/anuncios/{id}',
  summary: 'One announcement',
  params,
});

export const updateAnnouncementOp = operation<typeof updateAnnouncement>({
  method: 'POST',
  path: '/anuncios/{id}',
  summary: 'Update an announcement',
  params,
});

export const deleteAnnouncementOp = operation<typeof deleteAnnouncement>({
  method: 'DELETE',
  path: '/anuncios/{id}',
  summary: 'Delete an announcement',
  params,
});

export const announcementExistsOp = operation<typeof announcementExists>({
  method: 'GET',
  path: '/anuncios/{id}/exists',
  summary: 'Whether there is such an announcement',
  params,
});

export const newAnnouncementsOp = operation<typeof newAnnouncements>({
  method: 'GET',
  path: '/anuncios/new',
  summary: 'Announcements of today that the caller has not met yet',
});

export const toldAnnouncementsOp = operation<typeof toldAnnouncements>({
  method: 'GET',
  path: '/anuncios/own',
  summary: 'Everything that was announced to the caller, a page at a time',
});

export const markAnnouncementsSeenOp = operation<typeof markAnnouncementsSeen>({
  method: 'POST',
  path: '/anuncios/seen',
  summary: 'The caller met these announcements',
  repeatable: true,
});
