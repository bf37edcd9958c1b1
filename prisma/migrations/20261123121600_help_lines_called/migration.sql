-- Undo:
--   UPDATE "public"."chat_messages" SET "content" = regexp_replace("content", '\[(\*\*\d{3}\*\*)\]\(tel:\d{3}\)', '\1', 'g')
--    WHERE "origin" = 'care';

-- The numbers of care answers are links to call; those that were given before are read again as well.
UPDATE "chat_messages" SET "content" = regexp_replace("content", '\*\*(100|188|190|192)\*\*', '[**\1**](tel:\1)', 'g')
 WHERE "origin" = 'care';
