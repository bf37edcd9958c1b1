import { serve } from '@/lib/access/serve';
import { createAnnouncement } from '@/lib/announcements/commands/create-announcement';
import { createAnnouncementOp, listAnnouncementsOp } from '@/lib/announcements/contract';
import { announcementList } from '@/lib/announcements/queries/announcements';

export const GET = serve(listAnnouncementsOp, announcementList);
export const PUT = serve(createAnnouncementOp, createAnnouncement);
