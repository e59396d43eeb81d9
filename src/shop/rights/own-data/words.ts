export const WRONG_PASSWORD = "This password isn't right. Please try again.";
