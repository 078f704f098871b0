/** Requires average monthly sales of 5,000 over the last 90 days; the maximum is 90% of a month's sales. */
export function evaluateEligibility(business: { monthly_sales_minor: number }, isOptedOut: boolean, now: Date) {
  const reasons = [
    ...(business.monthly_sales_minor < 5_000_00 ? ['sales_too_low'] : []),
    ...(business.monthly_sales_minor === 0 ? ['no_sales_data'] : []),
    ...(isOptedOut ? ['opted_out'] : []),
  ]
  return {
    is_eligible: reasons.length === 0,
    reasons,
    max_minor:
      reasons.length === 0
        ? Math.min(150_000_00, Math.floor((business.monthly_sales_minor * 0.9) / 100_00) * 100_00)
        : 0,
    is_opted_out: isOptedOut,
    evaluated_at: now.toISOString(),
  }
}
