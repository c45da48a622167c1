ALTER TABLE "outbox" ADD COLUMN "taken_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "uploader" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "uploaded_for" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "taken_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "parts_of_uploader" ON "parts" USING btree ("uploader");--> statement-breakpoint
CREATE INDEX "parts_uploaded_for" ON "parts" USING btree ("uploaded_for");--> statement-breakpoint
CREATE INDEX "parts_taken" ON "parts" USING btree ("taken_at");