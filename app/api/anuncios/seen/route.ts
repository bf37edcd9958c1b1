import { serve } from '@/lib/access/serve';
import { markAnnouncementsSeen } from '@/lib/announcements/commands/mark-announcements-seen';
import { markAnnouncementsSeenOp } from '@/lib/announcements/contract';

export const POST = serve(markAnnouncementsSeenOp, markAnnouncementsSeen);
