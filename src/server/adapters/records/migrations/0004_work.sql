ALTER TABLE "parts" ADD COLUMN "work_for" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "works" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_await_work" ON "parts" USING btree ("created_at") WHERE "parts"."work_for" is not null;