-- Undo: DROP SEQUENCE "public"."plan_revisions";

CREATE SEQUENCE "plan_revisions" AS integer;
SELECT setval('plan_revisions', greatest(1, (SELECT max("revision") FROM "lesson_plans")));
