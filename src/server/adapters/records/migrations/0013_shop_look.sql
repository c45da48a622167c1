ALTER TABLE "providers" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sender_name" text;